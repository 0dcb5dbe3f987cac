"""HTTP and sockets: thin, one file per resource."""
