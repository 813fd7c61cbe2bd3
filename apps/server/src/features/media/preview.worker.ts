import { setPriority } from 'node:os';
import { answerJobs } from '#platform/workers/worker-entry.ts';
import type { PreviewJob } from './preview-workers.ts';
import { previewSampleRate, renderPreview } from '@thirteen/artwork/sound/render-preview.ts';
import type { PreviewSong } from '@thirteen/artwork/sound/score.ts';
import { createMp3Encoder } from 'wasm-media-encoders';

const BITRATE_KBPS = 96;
const encoderReady = createMp3Encoder();

/** Renders the preview of a song and encodes it as MP3: mono, 96 kbit/s constant, about 130 KB. */
async function encodePreview(song: PreviewSong): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await encoderReady;
  encoder.configure({
    channels: 1,
    sampleRate: previewSampleRate,
    outputSampleRate: previewSampleRate,
    bitrate: BITRATE_KBPS,
  });
  // What the encoder returns is a view of its memory that the next call overwrites.
  const body = Uint8Array.from(encoder.encode([renderPreview(song)]));
  const end = encoder.finalize();
  const mp3 = new Uint8Array(body.length + end.length);
  mp3.set(body);
  mp3.set(end, body.length);
  return mp3;
}

// Requests go first where cores are few.
setPriority(19);

answerJobs<PreviewJob>(({ songId, theme }) => encodePreview({ id: songId, theme }));
