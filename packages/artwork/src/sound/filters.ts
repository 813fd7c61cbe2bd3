/** A second-order filter as `y = b0 x + b1 x1 + b2 x2 - a1 y1 - a2 y2`. */
export type Biquad = {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
};

/** Filters samples in place. */
export function biquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[index] = y;
  }
}

/** A Butterworth high-pass (R. Bristow-Johnson's cookbook). */
export function highPass(cornerHz: number, sampleRate: number): Biquad {
  return fromCookbook(cornerHz, sampleRate, (cosine) => [(1 + cosine) / 2, -(1 + cosine)]);
}

/** A Butterworth low-pass (R. Bristow-Johnson's cookbook). */
export function lowPass(cornerHz: number, sampleRate: number): Biquad {
  return fromCookbook(cornerHz, sampleRate, (cosine) => [(1 - cosine) / 2, 1 - cosine]);
}

function fromCookbook(
  cornerHz: number,
  sampleRate: number,
  numerator: (cosine: number) => readonly [number, number],
): Biquad {
  const turn = (2 * Math.PI * Math.min(cornerHz, 0.45 * sampleRate)) / sampleRate;
  const alpha = Math.sin(turn) / Math.SQRT2;
  const cosine = Math.cos(turn);
  const [outer, inner] = numerator(cosine);
  const scale = 1 / (1 + alpha);
  return {
    b0: outer * scale,
    b1: inner * scale,
    b2: outer * scale,
    a1: -2 * cosine * scale,
    a2: (1 - alpha) * scale,
  };
}
