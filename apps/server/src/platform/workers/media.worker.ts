import { setPriority } from 'node:os';
import { answerJobs } from './answer-jobs.ts';
import { keepFile } from './keep-file.ts';
import type { MediaJob } from './media-job.ts';

// Requests go first where cores are few: with 5 in place of 19 they waited half as long again for a drawing.
setPriority(19);

// Each worker does one kind of work, and loads what that needs.
answerJobs<MediaJob>(async (job) => {
  switch (job.kind) {
    case 'preview': {
      const { encodePreview } = await import('./encode-preview.ts');
      return encodePreview({ id: job.songId, theme: job.theme });
    }
    case 'raster': {
      const { rasterize } = await import('./rasterize.ts');
      return rasterize(job.svg, job.widthPx);
    }
    case 'poster': {
      const { renderPoster } = await import('./render-poster.ts');
      const png = await renderPoster(job.poster, job.artDirectory);
      return job.file !== undefined && keepFile(job.file, png) ? new Uint8Array() : png;
    }
  }
});
