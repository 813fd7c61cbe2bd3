// A worker that ends before it begins any job.
process.exit(7);
