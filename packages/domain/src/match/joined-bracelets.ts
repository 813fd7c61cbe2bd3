import { TOP13_SLOTS } from '../top13/top13.ts';

/** A bead of two bracelets: whose it is, and the how manieth of those, from 0. */
export type JoinedBead = {
  readonly of: 'you' | 'them' | 'both';
  readonly index: number;
  readonly x: number;
  readonly y: number;
};

type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/**
 * Two bracelets that are joined at the beads of both, around 0 0. The unit is the radius of a bracelet, y grows downward.
 */
export type JoinedBracelets = {
  readonly width: number;
  readonly height: number;
  /** Of each bead. */
  readonly radius: number;
  readonly beads: readonly JoinedBead[];
  /** The cords, as data of an SVG path. */
  readonly cords: string;
  /** The room inside your bracelet, and inside theirs. */
  readonly rooms: readonly [Circle, Circle];
};

const BEAD = 0.2;
/** From bead to bead of the shared strand, in radii of a bead. */
const PITCH = 2.3;
/** How far the shared strand may reach up and down. */
const REACH = 0.95;
/** Half of how far a ring is open at least, in radians: where two rings meet in one bead, the next ones need room. */
const OPEN = 0.22;
const GAP = 0.05;
const ROOM = 0.8;

/**
 * Draws up two bracelets of thirteen beads each, `shared` of them the same: two rings beside each other where that is none,
 * one ring where it is all, and else a strand of the shared beads that both rings run through. Yours is on the left.
 */
export function joinBracelets(shared: number): JoinedBracelets {
  if (shared >= TOP13_SLOTS) return oneRing();
  const radius = shared < 2 ? BEAD : Math.min(BEAD, (2 * REACH) / (PITCH * (shared - 1)));
  const reach = (Math.max(0, shared - 1) / 2) * PITCH * radius;
  const center = shared === 0 ? 1 + radius + GAP : Math.sqrt(1 - reach ** 2);
  const own = TOP13_SLOTS - shared;
  // Each ring is open where the strand is; where there is none, its first bead is at the top.
  const half = Math.max(Math.asin(reach), OPEN);
  const [begin, open] = shared === 0 ? [Math.PI / 2, 0] : [half, 2 * half];
  const step = (2 * Math.PI - open) / (shared === 0 ? own : own + 1);
  const ring = (of: 'you' | 'them', side: -1 | 1): readonly JoinedBead[] =>
    Array.from({ length: own }, (_, index) => {
      const angle = begin + step * (shared === 0 ? index : index + 1);
      return { of, index, x: side * (center - Math.cos(angle)), y: -Math.sin(angle) };
    });
  const strand = Array.from({ length: shared }, (_, index) => ({
    of: 'both' as const,
    index,
    x: 0,
    y: reach === 0 ? 0 : -reach + index * PITCH * radius,
  }));
  const middle = shared === 0 ? center : (center + 1) / 2;
  const room = ROOM * (shared === 0 ? 1 - radius : middle - radius);
  return {
    width: 2 * (center + 1 + radius),
    height: 2 * (1 + radius),
    radius,
    beads: [...ring('you', -1), ...ring('them', 1), ...strand],
    cords:
      shared === 0
        ? circle(-center) + circle(center)
        : `${openRing(-1, center, reach)}${openRing(1, center, reach)}M0 ${round(-reach)}V${round(reach)}`,
    rooms: [
      { x: -middle, y: 0, radius: room },
      { x: middle, y: 0, radius: room },
    ],
  };
}

function oneRing(): JoinedBracelets {
  const beads = Array.from({ length: TOP13_SLOTS }, (_, index) => {
    const angle = (index / TOP13_SLOTS) * 2 * Math.PI;
    return { of: 'both' as const, index, x: Math.sin(angle), y: -Math.cos(angle) };
  });
  const room = { y: 0, radius: 0.34 };
  return {
    width: 2 * (1 + BEAD),
    height: 2 * (1 + BEAD),
    radius: BEAD,
    beads,
    cords: circle(0),
    rooms: [
      { x: -0.37, ...room },
      { x: 0.37, ...room },
    ],
  };
}

/** A ring from the top of the strand outward and back to its foot. */
function openRing(side: -1 | 1, center: number, reach: number): string {
  const sweep = side === 1 ? 1 : 0;
  const [outer, end] = [round(side * (center + 1)), round(reach)];
  return `M0 ${round(-reach)}A1 1 0 0 ${sweep} ${outer} 0A1 1 0 0 ${sweep} 0 ${end}`;
}

function circle(x: number): string {
  return `M${round(x - 1)} 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
