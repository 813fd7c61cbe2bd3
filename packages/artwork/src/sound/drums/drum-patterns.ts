import type { DrumPattern } from '../accompaniment.ts';
import type { Meter } from '../score.ts';

type Patterns = Readonly<Record<Meter, readonly DrumPattern[]>>;

const waltz: readonly DrumPattern[] = [
  { kick: 'x-----------', snare: '----o---o---', hat: '--o---o---o-' },
  { kick: 'x-----------', snare: '--------x---', hat: 'o-o-o-o-o-o-' },
];

/** A light train: strokes that roll on without weight. */
export const trainPatterns: Patterns = {
  4: [
    { kick: 'x-------x-------', snare: '--o-x-o---o-x-o-', hat: 'o-o-o-o-o-o-o-o-' },
    { kick: 'x-------x-o-----', snare: '----x-------x---', hat: 'o-o-o-o-o-o-o-o-' },
  ],
  3: waltz,
};

/** A back beat on two and four. */
export const backBeatPatterns: Patterns = {
  4: [
    { kick: 'x-----o-x-------', snare: '----x-------x---', hat: 'x-o-x-o-x-o-x-o-' },
    { kick: 'x-------x-x-----', snare: '----x-------x---', hat: 'x-o-x-o-x-o-x-o-' },
    { kick: 'x---x---x---x---', snare: '----x-------x---', hat: '--x---x---x---x-' },
  ],
  3: waltz,
};

/** Half the speed: one back beat in the middle of the bar. */
export const halfTimePatterns: Patterns = {
  4: [
    { kick: 'x-----o---------', snare: '--------x-------', hat: 'x-o-x-o-x-o-x-oo' },
    { kick: 'x---------o-----', snare: '--------x-------', hat: 'o---o---o---o---' },
    { kick: 'x-----x-----o---', snare: '--------x-------', hat: 'x-o-x-ooo-x-x-o-' },
  ],
  3: waltz,
};

/** A pulse that is felt more than heard. */
export const heartbeatPatterns: Patterns = {
  4: [
    { kick: 'x-o-------------', snare: '----------------', hat: '----o-------o---' },
    { kick: 'x-------o-------', snare: '----------------', hat: '----o-------o---' },
  ],
  3: [{ kick: 'x-----------', snare: '------------', hat: '----o---o---' }],
};

/** Drums of an orchestra: a stroke on one, a swell on the way. */
export const orchestraPatterns: Patterns = {
  4: [
    { kick: 'x-----------o-o-', snare: '------------o---', hat: '----------------' },
    { kick: 'x-------o-------', snare: '--------o-------', hat: '----------------' },
  ],
  3: [{ kick: 'x-------o---', snare: '--------o---', hat: '------------' }],
};
