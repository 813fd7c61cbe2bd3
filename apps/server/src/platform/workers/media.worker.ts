import { setPriority } from 'node:os';
import { answerJobs } from './answer-jobs.ts';
import { encodePreview } from './encode-preview.ts';
import type { MediaJob } from './media-job.ts';
import { rasterize } from './rasterize.ts';
import { renderPoster } from './render-poster.ts';

// Requests go first where cores are few. Only Linux takes this for the one thread that asks for it.
if (process.platform === 'linux') setPriority(5);

answerJobs<MediaJob>(async (job) => {
  switch (job.kind) {
    case 'preview':
      return encodePreview({ id: job.songId, theme: job.theme });
    case 'raster':
      return rasterize(job.svg, job.widthPx);
    case 'poster':
      return renderPoster(job.poster);
  }
});
