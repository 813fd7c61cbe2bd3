// A worker that never begins a job, and never ends by itself.
process.on('message', () => undefined);
