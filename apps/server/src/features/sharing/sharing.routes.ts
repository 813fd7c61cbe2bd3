import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import { posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { albumEras, eraRefOf } from '@thirteen/catalogue/eras.ts';
import { readCertain } from '@thirteen/contract/certain-songs.ts';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { drawYourAlbum } from '@thirteen/contract/your-album.ts';
import { siteCardImage, type PageImage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { PickedSongs } from '@thirteen/domain/match/match-code.ts';
import { DEFAULT_PROFILE_IMAGE } from '@thirteen/domain/profile/profile-choices.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawingService, Picture } from '#drawing/drawing.ts';
import type { Background } from '#platform/background.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { sendFile, type FileKeeping } from '#platform/http/send-file.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { WorkerPoolClosed } from '#platform/workers/worker-pool.ts';
import type { MatchAddresses } from './match-addresses.ts';
import { toMatchPoster, toPair, type SharedMatch } from './shared-match.ts';
import { toSharedTop13, toTopThirteen } from './shared-top13.ts';
import { findSharedSetList } from './sharing.repository.ts';
import {
  hashOfPoster,
  sharedKinds,
  shareImagePath,
  shareImages,
  withLink,
  type Shared,
  type ShareImage,
  type SharedKind,
} from './share-images.ts';
import { toNamedFan, toSharedNamedTop13 } from './shared-named-top13.ts';
import { toSharedPickedMatch } from './shared-picked-match.ts';
import { toFan, toSharedProfile, type SharedProfile } from './shared-profile.ts';
import {
  checkYourAlbum,
  findSharedRanking,
  toYourAlbum,
  toRankingPoster,
  toSharedRanking,
} from './shared-ranking.ts';
import { toSharedSetList, toShow } from './shared-set-list.ts';

type SharingParts = {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue };
  readonly drawing: Pick<DrawingService, 'png' | 'warm'>;
  readonly background: Background;
  /** Whether what nobody asked for yet is drawn in the background. */
  readonly warmsMedia: boolean;
  /** The profile of a username while everyone may see it. */
  readonly findProfile: (username: string) => Promise<SharedProfile | undefined>;
  /** The profile of a username whose fan put that name to the Top 13. */
  readonly findNamedTop13: (username: string) => Promise<SharedProfile | undefined>;
  /** How well two fans match, where the first may be compared with and there is a figure. */
  readonly findMatch: (theirs: string, yours: string) => Promise<SharedMatch | undefined>;
  readonly matchAddresses: MatchAddresses;
  /** The songs of a Top 13 that is its own link, by its code. */
  readonly findLinkedTop13: (code: string) => readonly string[] | undefined;
  /** The songs of a match that is its own link, by its code. */
  readonly findLinkedMatch: (code: string) => PickedSongs | undefined;
  /** The origin of the site's own addresses, asked for when the port is known. */
  readonly origin: () => string;
  /** The same, where the operator named it; without a name codes would lead to nowhere. */
  readonly publicOrigin: string | undefined;
};

const IMAGE_NAME = /^([a-z]+)(?:-[0-9a-f]+)?\.png$/;
const WARM_THEMES_AFTER_MS = 60_000;
/** What an address names of each kind; also the field that an error of the address names. */
const namedBy = {
  'set-list': 'username',
  profile: 'username',
  'named-top-13': 'username',
  'top-13': 'code',
  'picked-match': 'code',
  ranking: 'code',
} as const;
const SITE_CARD: Poster = { kind: 'site-card' };
const siteCardPath = `/share/site/card-${hashOfPoster(SITE_CARD)}.png`;

/** The picture of pages that have none of their own. */
export const siteImage: PageImage = { ...siteCardImage, path: siteCardPath };

/**
 * The pictures behind shared links, and what the pages behind them say to crawlers. An address names what is on its
 * picture and may be kept for good; one that is older, or names nothing, leads to the present one.
 */
export function serveSharing(app: FastifyInstance, parts: SharingParts): void {
  const { database, catalogue, drawing, findProfile, findLinkedTop13, findLinkedMatch, findMatch, origin } =
    parts;
  async function findSetList(username: string): Promise<Shared | undefined> {
    const shared = await findSharedSetList(database.read, username);
    if (!shared) return undefined;
    const show = toShow(shared, catalogue.current());
    return { ...toSharedSetList(show, origin()), noindex: shared.noindex };
  }

  const finders: Readonly<
    Record<SharedKind, (name: string, certain: number) => Promise<Shared | undefined>>
  > = {
    'set-list': findSetList,
    async profile(username) {
      const profile = await findProfile(username);
      if (!profile) return undefined;
      const shared = toSharedProfile(toFan(profile, catalogue.current()), origin());
      return { ...shared, noindex: profile.choices.noindex };
    },
    async 'named-top-13'(username) {
      const profile = await parts.findNamedTop13(username);
      if (!profile) return undefined;
      const shared = toSharedNamedTop13(toNamedFan(profile, catalogue.current()), origin());
      return { ...shared, noindex: profile.choices.noindex };
    },
    async 'top-13'(code, certain) {
      const songs = findLinkedTop13(code);
      return (
        songs && toSharedTop13({ code, certain, ...toTopThirteen(songs, catalogue.current()) }, origin())
      );
    },
    async 'picked-match'(code) {
      const picked = findLinkedMatch(code);
      return picked && toSharedPickedMatch({ code, ...picked }, catalogue.current(), origin());
    },
    async ranking(code) {
      const ranking = findSharedRanking(code, catalogue.current());
      return ranking && toSharedRanking(ranking, origin());
    },
  };

  async function send(request: PictureRequest, reply: FastifyReply, picture: PictureFile) {
    const { path, poster, name, kept } = picture;
    const [asked = '', query] = request.url.split('?');
    if (asked !== path) {
      return reply
        .header('cache-control', 'no-cache')
        .redirect(query === undefined ? path : `${path}?${query}`, 302);
    }
    if (request.query.download !== undefined)
      void reply.header('content-disposition', `attachment; filename="${name}"`);
    return sendFile(request, reply, {
      bytes: () => drawing.png(toPicture(poster), request.ip),
      etag: `"${hashOfPoster(poster)}"`,
      type: 'image/png',
      kept,
    });
  }

  for (const kind of sharedKinds) {
    const named = namedBy[kind];
    app.get<{
      Params: Record<'file' | typeof named, string>;
      Querystring: { download?: string; theme?: string; certain?: string };
    }>(`/share/${kind}/:${named}/:file`, { schema: { hide: true } }, async (request, reply) => {
      const image = imageOf(request.params.file);
      const { theme, certain } = request.query;
      const known = readCertain(new URLSearchParams(certain === undefined ? [] : { certain }));
      const found = image && (await finders[kind](request.params[named], known));
      const shared = found && inChosenEra(found, theme, catalogue.current());
      if (!shared) throw new HttpProblem('not-found');
      if (shared.noindex) void reply.header('x-robots-tag', 'noindex');
      const poster = withLink(shared.posterOf(image), parts.publicOrigin, shared.page);
      const { width, height } = posterSizes[poster.kind];
      return send(request, reply, {
        path: shareImagePath(kind, image, shared.name, poster),
        poster,
        name: `${shared.fileName}-${width}x${height}.png`,
        kept: 'forGood',
      });
    });
  }

  app.get<{ Params: { theirs: string; yours: string; file: string }; Querystring: { download?: string } }>(
    '/share/match/:theirs/:yours/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { theirs, yours, file } = request.params;
      const [asked = ''] = request.url.split('?');
      const image = imageOf(file);
      // Only who was told the whole name may see it. Nobody is looked up for another one.
      const isTold = image && parts.matchAddresses.isOurs(asked);
      const match = isTold && (await findMatch(theirs, yours));
      if (!match) throw new HttpProblem('not-found');
      const pair = toPair(match, catalogue.current());
      const poster = toMatchPoster(image, pair, { origin: origin(), publicOrigin: parts.publicOrigin });
      const fans = { theirs: pair.theirs.username, yours: pair.yours.username };
      const path = parts.matchAddresses.of(image, fans, poster);
      // An older one leads nowhere.
      if (asked !== path) throw new HttpProblem('not-found');
      const { width, height } = posterSizes[poster.kind];
      void reply.header('x-robots-tag', 'noindex');
      const name = `${pair.yours.username}-and-${pair.theirs.username}-${width}x${height}.png`;
      // It is gone as soon as one of the two wants that.
      return send(request, reply, { path, poster, name, kept: 'whileAllowed' });
    },
  );

  serve(app, drawYourAlbum, async ({ body, user, address }) => {
    const known = catalogue.current();
    const checked = checkYourAlbum(body.songIds, known);
    if (!checked.ok)
      throw new HttpProblem(checked.problem.code, { field: 'songIds', details: checked.problem.items });
    const album = toYourAlbum({ ...body, username: user.username }, known);
    const picture = toPicture(
      withLink(toRankingPoster(body.shape, album, origin()), parts.publicOrigin, () => pages.landing.path),
    );
    return { png: (await drawing.png(picture, address)).toString('base64') };
  });

  app.get<{ Params: { file: string }; Querystring: { download?: string } }>(
    '/share/site/:file',
    { schema: { hide: true } },
    (request, reply) => {
      if (!/^card\b/.test(request.params.file)) throw new HttpProblem('not-found');
      return send(request, reply, {
        path: siteCardPath,
        poster: SITE_CARD,
        name: 'thirteen.png',
        kept: 'forGood',
      });
    },
  );

  if (!parts.warmsMedia) return;
  // The site's own card also loads what the first card of a fan would wait for.
  const drawSiteCard = () => drawing.png(toPicture(SITE_CARD));
  // The art of every theme, which the first card of each would wait for: some seconds of work.
  const paintThemes = async () => {
    for (const { key } of albumEras)
      await drawing.warm({ kind: 'profile-card', fan: nobody(key), address: '' });
  };
  parts.background.inOneProcess(() => untilStopped(drawSiteCard), 'card not drawn');
  // Not right at the start, when there is other work; a server that soon ends need not begin.
  parts.background.inOneProcess(() => untilStopped(paintThemes), 'card not drawn', WARM_THEMES_AFTER_MS);
}

function toPicture(poster: Poster): Picture {
  return { kind: 'poster', name: hashOfPoster(poster), poster };
}

/** What was found, in the look of the era of this key; undefined where there is no such era, or its look is no matter of choice. */
function inChosenEra(found: Shared, key: string | undefined, { albums }: Catalogue): Shared | undefined {
  if (key === undefined) return found;
  const album = albums.find(({ theme }) => theme === key);
  return album && found.inEra && { ...found.inEra(eraRefOf(album)), noindex: found.noindex ?? false };
}

/** The image that the name of a file asks for. */
function imageOf(file: string): ShareImage | undefined {
  const [, asked] = IMAGE_NAME.exec(file) ?? [];
  return shareImages.find((known) => known === asked);
}

/** Background work that may end without an error when the server stops. */
async function untilStopped(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof WorkerPoolClosed)) throw error;
  }
}

/** A profile without songs, of which no card is kept. */
function nobody(theme: string): Fan {
  return { username: '', theme, image: DEFAULT_PROFILE_IMAGE, songs: [] };
}

type PictureRequest = FastifyRequest & { readonly query: { download?: string } };
type PictureFile = {
  readonly path: string;
  readonly poster: Poster;
  readonly name: string;
  readonly kept: FileKeeping;
};
