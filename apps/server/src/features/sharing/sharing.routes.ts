import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import { posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import type { PageImage, SharedPage } from '@thirteen/contract/pages.ts';
import { siteCard } from '@thirteen/contract/shared-pages.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { DEFAULT_PROFILE_IMAGE } from '@thirteen/domain/profile/profile-images.ts';
import { eraOfTheme, profileThemes, type ProfileTheme } from '@thirteen/domain/profile/profile-themes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { sendFile } from '#platform/http/byte-ranges.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { Picture, PictureStore } from '#platform/pictures/picture-store.ts';
import type { PictureJob } from '#platform/workers/media-job.ts';
import { WorkerPoolClosed, type WorkerPool } from '#platform/workers/worker-pool.ts';
import { hashOfPoster } from './hash-of-poster.ts';
import { piecePath, pieces, sharedKinds, type Shared, type SharedKind } from './pieces.ts';
import { toProfilePage, toSharedProfile } from './profile-pieces.ts';
import { toSetListPage, toSharedSetList } from './set-list-pieces.ts';
import { findSharedSetList } from './sharing.repository.ts';
import { toFan, type SharedProfile } from './to-fan.ts';
import { toShow } from './to-show.ts';

type SharingParts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly pictures: PictureStore;
  readonly workers: Pick<WorkerPool<PictureJob>, 'run'>;
  /** Where the art that cards and posters share is kept, painted; made when it is missing. */
  readonly artDirectory: string;
  /** The profile of a username while everyone may see it. */
  readonly findProfile: (username: string) => Promise<SharedProfile | undefined>;
  /** The origin of the site's own addresses, asked for when the port is known. */
  readonly origin: () => string;
};

const PIECE_NAME = /^([a-z]+)(?:-[0-9a-f]+)?\.png$/;
const SITE_CARD: Poster = { kind: 'site-card' };
const siteCardPath = `/share/site/card-${hashOfPoster(SITE_CARD)}.png`;

/** The picture of pages that have none of their own. */
export const siteImage: PageImage = { ...siteCard, path: siteCardPath };

/**
 * The pictures behind shared links, and what the pages behind them say to crawlers. An address names what is on its
 * picture and may be kept for good; one that is older, or names nothing, leads to the present one.
 */
export function serveSharing(app: FastifyInstance, parts: SharingParts) {
  const { database, catalogue, pictures, workers, artDirectory, findProfile, origin } = parts;

  const toJob = (poster: Poster): PictureJob => ({ kind: 'poster', poster, artDirectory });
  const toPicture = (poster: Poster): Picture => ({ name: hashOfPoster(poster), job: () => toJob(poster) });

  async function findShow(username: string) {
    const shared = await findSharedSetList(database.read, username);
    return shared && toShow(shared, catalogue.current());
  }

  const finders: Readonly<Record<SharedKind, (username: string) => Promise<Shared | undefined>>> = {
    async 'set-list'(username) {
      const show = await findShow(username);
      return show && toSharedSetList(show, origin());
    },
    async profile(username) {
      const profile = await findProfile(username);
      return profile && toSharedProfile(toFan(profile, catalogue.current()), origin());
    },
  };

  async function send(request: PictureRequest, reply: FastifyReply, { path, poster, name }: PictureFile) {
    const [asked = '', query] = request.url.split('?');
    if (asked !== path) {
      return reply
        .header('cache-control', 'no-cache')
        .redirect(query === undefined ? path : `${path}?${query}`, 302);
    }
    if (request.query.download !== undefined)
      void reply.header('content-disposition', `attachment; filename="${name}"`);
    const bytes = await pictures.png(toPicture(poster), request.ip);
    return sendFile(request, reply, {
      bytes,
      etag: `"${hashOfPoster(poster)}"`,
      type: 'image/png',
      isImmutable: true,
    });
  }

  for (const kind of sharedKinds) {
    app.get<{ Params: { username: string; file: string }; Querystring: { download?: string } }>(
      `/share/${kind}/:username/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const [, name] = PIECE_NAME.exec(request.params.file) ?? [];
        const piece = pieces.find((known) => known === name);
        const shared = piece && (await finders[kind](request.params.username));
        if (!shared) throw new HttpProblem('not-found');
        const poster = shared.posterOf(piece);
        const { width, height } = posterSizes[poster.kind];
        return send(request, reply, {
          path: piecePath(kind, piece, shared.username, poster),
          poster,
          name: `${shared.fileName}-${width}x${height}.png`,
        });
      },
    );
  }

  app.get<{ Params: { file: string }; Querystring: { download?: string } }>(
    '/share/site/:file',
    { schema: { hide: true } },
    (request, reply) => {
      if (!/^card\b/.test(request.params.file)) throw new HttpProblem('not-found');
      return send(request, reply, { path: siteCardPath, poster: SITE_CARD, name: 'thirteen.png' });
    },
  );

  return {
    /** What `/share-setlist/{username}` says of itself; undefined where no set list is published. */
    async findSetListPage(username: string): Promise<SharedPage | undefined> {
      const show = await findShow(username);
      return show && toSetListPage(show, origin());
    },
    /** What the page of a public profile says of itself. */
    toProfilePage: (profile: SharedProfile) => toProfilePage(toFan(profile, catalogue.current()), origin()),
    /** Draws the site's own card, which also loads what the first card of a fan would wait for. */
    warm: () => untilStopped(() => pictures.png(toPicture(SITE_CARD))),
    /** Paints the art of every theme, which the first card of each would wait for. Some seconds of work. */
    warmThemes: () =>
      untilStopped(async () => {
        for (const theme of profileThemes)
          await workers.run(toJob({ kind: 'profile-card', fan: nobody(theme) }), 'background');
      }),
  };
}

/** Work that is given up without a word when the server stops before it is done. */
async function untilStopped(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof WorkerPoolClosed)) throw error;
  }
}

/** A profile without songs, of which no card is kept. */
function nobody(theme: ProfileTheme): Fan {
  return { username: '', theme: eraOfTheme(theme), image: DEFAULT_PROFILE_IMAGE, songs: [] };
}

type PictureRequest = FastifyRequest & { readonly query: { download?: string } };
type PictureFile = { readonly path: string; readonly poster: Poster; readonly name: string };
