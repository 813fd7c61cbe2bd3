import * as Type from 'typebox';
import type { Static } from 'typebox';
import { surpriseInstruments } from '@thirteen/domain/set-list/set-list.ts';
import { None } from './endpoint.ts';

const TourAct = Type.Union([
  Type.Object({
    kind: Type.Literal('era'),
    eras: Type.Array(Type.String()),
    songs: Type.Array(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('surprise') }),
]);

/**
 * The tour as it was: its set lists by act, and the surprise songs of each night. Songs are ids, a medley two ids joined
 * by a slash; eras are short names; songs outside of the catalogue are left out.
 */
export const TourReply = Type.Object({
  setLists: Type.Array(
    Type.Object({
      id: Type.String(),
      from: Type.String(),
      to: Type.String(),
      acts: Type.Array(TourAct),
      sometimes: Type.Array(Type.String()),
    }),
  ),
  surprisePlays: Type.Array(
    Type.Object({
      date: Type.String(),
      city: Type.String(),
      instrument: Type.Union(surpriseInstruments.map((instrument) => Type.Literal(instrument))),
      songIds: Type.Array(Type.String()),
    }),
  ),
});
export type TourReply = Static<typeof TourReply>;

export const getTour = {
  method: 'GET',
  path: '/api/albums/tour',
  summary: 'The real tour: its set lists, and the surprise songs of each night.',
  tag: 'Albums',
  session: 'none',
  params: None,
  query: None,
  body: None,
  reply: TourReply,
} as const;
