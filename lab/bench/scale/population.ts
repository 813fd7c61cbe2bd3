import { seededRandom } from '../../chance.ts';
import {
  contributionsOf,
  makeSampleFan,
  storedLists,
  type Contribution,
  type SampleFan,
} from './sample-fans.ts';

/** A user's row, and the number of the sample fan whose lists the user has. */
type UserRow = {
  readonly id: string;
  readonly username: string;
  readonly loginCount: number;
  readonly sample: number;
  /** When the lists changed last, as ISO 8601 in UTC. */
  readonly changedAt: string;
};

/** Everything that a site of so many users holds, in parts that an engine takes in bulk. */
export type Population = {
  readonly size: number;
  readonly samples: readonly (SampleFan & { readonly lists: ReturnType<typeof storedLists> })[];
  /** Users by number from 0, in the order of their ids. */
  userAt(number: number): UserRow;
  /** The sums that follow from all lists, as rows of the table. */
  readonly counters: readonly (Contribution & { readonly stripe: number })[];
};

// Making a million different shows would take longer than storing them; what is stored weighs the same.
const SAMPLES = 2000;
// As many as the server spreads a sum over.
const STRIPES = 16;
// In the order of ASCII, so that the users' ids rise with their numbers.
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const ID_DIGITS = 8;
const FIRST_DAY = Date.UTC(2025, 0, 1);

/** The same users each time: most came a few times, each has all lists. */
export function populate(size: number): Population {
  const random = seededRandom(1989);
  const samples = Array.from({ length: Math.min(SAMPLES, size) }, () => {
    const fan = makeSampleFan(random);
    return { ...fan, lists: storedLists(fan) };
  });
  return {
    size,
    samples,
    userAt: (number) => ({
      id: idAt(number / size),
      username: `u${String(number).padStart(8, '0')}`,
      loginCount: 1 + Math.floor(random() ** 4 * 400),
      sample: number % samples.length,
      changedAt: new Date(FIRST_DAY + number * 1000).toISOString(),
    }),
    counters: countAll(samples, size),
  };
}

/** Ids lie as evenly between all that are possible as the server's own, which are random. */
function idAt(fraction: number): string {
  let rest = fraction;
  let id = '';
  for (let digit = 0; digit < ID_DIGITS; digit += 1) {
    rest *= DIGITS.length;
    id += DIGITS.charAt(Math.floor(rest));
    rest -= Math.floor(rest);
  }
  return `${id}-of-the-benchmark`;
}

function countAll(samples: readonly SampleFan[], size: number): Population['counters'] {
  const sums = new Map<string, Contribution & { stripe: number }>();
  for (const [number, sample] of samples.entries()) {
    const users = Math.floor(size / samples.length) + (number < size % samples.length ? 1 : 0);
    const stripe = number % STRIPES;
    for (const { name, item, change } of contributionsOf(sample)) {
      const key = `${name} ${item} ${stripe}`;
      sums.set(key, { name, item, stripe, change: (sums.get(key)?.change ?? 0) + change * users });
    }
  }
  return [...sums.values()];
}
