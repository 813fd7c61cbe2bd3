import { setPriority } from 'node:os';
import { rasterize } from './rasterize.ts';
import { writeAtomically } from '#platform/files/write-atomically.ts';
import { answerJobs } from '#platform/workers/worker-entry.ts';
import type { DrawingJob } from './drawing.ts';

// Requests go first where cores are few: with 5 in place of 19 they waited half as long again for a drawing.
setPriority(19);

answerJobs<DrawingJob>(async (job) => {
  const png = await draw(job);
  return job.file !== undefined && (await isWritten(job.file, png)) ? new Uint8Array() : png;
});

async function draw(job: DrawingJob): Promise<Uint8Array> {
  if (job.kind === 'raster') return rasterize(job.svg, job.widthPx);
  // Loaded with the first poster: fonts and shaper take 40 ms and some megabytes.
  const { renderPoster } = await import('./render-poster.ts');
  return renderPoster(job.poster, job.artDirectory);
}

/** Whether the picture is on the disk. The server says so where it is not, and shows it all the same. */
async function isWritten(file: string, png: Uint8Array): Promise<boolean> {
  return writeAtomically(file, png).then(
    () => true,
    () => false,
  );
}
