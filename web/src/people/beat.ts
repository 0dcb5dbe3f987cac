/** A beat from beside the page: the timers of a page that nobody looks at are slowed down, a worker's are not. */
setInterval(() => postMessage(null), 2000);
