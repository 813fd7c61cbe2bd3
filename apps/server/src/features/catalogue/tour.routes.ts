import { tourData } from '@thirteen/catalogue/tour-data.ts';
import { getTour, type TourReply } from '@thirteen/contract/tour.ts';
import type { FastifyInstance } from 'fastify';
import { contentTag } from '#platform/http/entity-tags.ts';
import { serve } from '#platform/http/serve.ts';

const MAX_AGE_SECONDS = 3600;

/** The facts of the tour, which only a new version of the server changes. */
export function serveTour(app: FastifyInstance): void {
  const reply = structuredClone(tourData) as TourReply;
  const tag = contentTag(JSON.stringify(reply));
  serve(app, getTour, ({ reply: answer }) => {
    answer.publicEtag(tag, MAX_AGE_SECONDS);
    return reply;
  });
}
