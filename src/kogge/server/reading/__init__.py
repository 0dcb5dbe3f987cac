"""What strangers send is read in processes of their own, with limits of time and memory; the event loop only moves bytes."""
