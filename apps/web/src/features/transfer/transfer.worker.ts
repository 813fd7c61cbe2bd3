import { understand, type ToUnderstand } from './understand.ts';

// Thousands of lines take a moment, in which the page goes on.
addEventListener('message', ({ data }: MessageEvent<ToUnderstand>) => postMessage(understand(data)));
