import { setPriority } from 'node:os';
import { answerJobs } from './answer-jobs.ts';
import { keepFile } from './keep-file.ts';
import type { MediaJob, PictureJob } from './media-job.ts';

// Requests go first where cores are few: with 5 in place of 19 they waited half as long again for a drawing.
setPriority(19);

// Each worker does one kind of work, and loads what that needs.
answerJobs<MediaJob>(async (job) => {
  if (job.kind === 'preview') {
    const { encodePreview } = await import('./encode-preview.ts');
    return encodePreview({ id: job.songId, theme: job.theme });
  }
  const png = await draw(job);
  return job.file !== undefined && keepFile(job.file, png) ? new Uint8Array() : png;
});

async function draw(job: PictureJob): Promise<Uint8Array> {
  if (job.kind === 'raster') {
    const { rasterize } = await import('./rasterize.ts');
    return rasterize(job.svg, job.widthPx);
  }
  const { renderPoster } = await import('./render-poster.ts');
  return renderPoster(job.poster, job.artDirectory);
}
