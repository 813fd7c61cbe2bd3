import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { SET_LIST_PUBLISHED_HEADER } from '@thirteen/contract/set-list.ts';
import type { PublicFacts } from '../../../apps/server/src/testing/public-facts.ts';
import { shuffled } from '../../chance.ts';
import type { KeptThing } from './kept-thing.ts';

const PATH = '/api/rankings/eras-tour-set-list';

/**
 * A fan's set list with what friends see of it: a whole show in some order is published at once, and a part of one takes
 * away what was published. Both belong to one change, so that a half of it would show.
 */
export function setListThing({ setList }: PublicFacts): KeptThing {
  const show = setList.map(({ era, songs }) => ({ era, ids: songs.map(({ _id }) => _id) }));
  const last = show.length - 1;
  return {
    name: 'set list',
    read: PATH,
    tag: ({ headers }) => headers.get('etag') ?? undefined,
    plan: (chance) => {
      const isWhole = chance(2) === 0;
      const eras = show.map(({ era, ids }, index) => {
        // The surprise songs are a guitar and a piano pick, in this order.
        const order = index === last ? ids : shuffled(ids, chance);
        return { era, ids: isWhole ? order : order.slice(0, 1) };
      });
      return {
        path: PATH,
        body: {
          erasTourSetList: eras.map(({ era, ids }, index) => ({
            era,
            order: index + 1,
            songs: ids.map((id) => ({ _id: id })),
          })),
          verify: isWhole,
          withdraw: !isWhole,
        },
        state: JSON.stringify([eras.map(({ ids }) => ids), isWhole ? 'current' : 'none']),
      };
    },
    stateOf: ({ reply, headers }) =>
      JSON.stringify([
        (reply as EraEntry[]).map(({ songs }) => songs.map(({ _id }) => _id)),
        headers.get(SET_LIST_PUBLISHED_HEADER),
      ]),
  };
}
