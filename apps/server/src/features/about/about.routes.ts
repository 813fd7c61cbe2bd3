import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutPhotos } from '@thirteen/artwork/photos/about-photos.ts';
import { heroSongIds, releaseNotes } from '@thirteen/catalogue/texts.ts';
import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import {
  getAboutFacts,
  getHomeFacts,
  getOperator,
  listLicenses,
  listReleaseNotes,
  listStoredFacts,
  type HeroSong,
  type NextRelease,
  type PackageLicense,
} from '@thirteen/contract/about/about.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import type { FastifyInstance } from 'fastify';
import { contentTag } from '#platform/http/entity-tags.ts';
import { serve } from '#platform/http/serve.ts';
import { missingOperator, type OperatorConfig, type SiteFacts } from './site-facts.ts';

// Browsers ask again after a minute, and get a 304 while nothing changed.
const MAX_AGE_SECONDS = 60;

type SiteParts = {
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
  /** Of the server: the site's own drawings carry it in their addresses, so that they may be kept for good. */
  readonly version: string;
  readonly siteFacts: SiteFacts;
  readonly config: OperatorConfig & {
    readonly authorUsername: string;
    readonly tipUrl: string | undefined;
    readonly nextRelease: NextRelease;
  };
  /** The folder of the built web app. */
  readonly webApp: string;
};

/** What the open pages tell of the site itself. */
export function serveAbout(app: FastifyInstance, parts: SiteParts): void {
  const { catalogue, media } = parts;
  const { authorUsername, tipUrl = null, nextRelease } = parts.config;
  const licenses = readLicenses(parts.webApp);
  const photos = aboutPhotos.map(({ number, alt, caption }) => ({
    src: `/media/photos/${number}.svg?v=${parts.version}`,
    alt,
    caption,
  }));
  const about = { photos, authorUsername, tipUrl };
  const notes = releaseNotes.map((note) => ({ ...note, features: [...note.features] }));

  const { stored, operator } = parts.siteFacts;
  const warning = missingOperator(parts.config);
  if (warning !== undefined) app.log.warn(warning);

  serveFacts(app, getHomeFacts, () => ({ heroSongs: toHeroSongs(catalogue.current(), media), nextRelease }));
  serveFacts(app, listReleaseNotes, () => notes);
  serveFacts(app, getAboutFacts, () => about);
  serveFacts(app, listLicenses, () => [...licenses]);
  serveFacts(app, listStoredFacts, () => [...stored]);
  serveFacts(app, getOperator, () => operator);
}

function serveFacts<E extends Endpoint>(app: FastifyInstance, endpoint: E, factsOf: () => ReplyOf<E>): void {
  serve(app, endpoint, ({ reply }) => {
    const facts = factsOf();
    reply.publicEtag(contentTag(JSON.stringify(facts)), MAX_AGE_SECONDS);
    return facts;
  });
}

/** A song that left the catalogue leaves the home page, too. */
function toHeroSongs({ songsById, albumsByKey }: Catalogue, media: MediaHost): HeroSong[] {
  return heroSongIds.flatMap((id) => {
    const song = songsById.get(id);
    const album = song && albumsByKey.get(song.albumKey);
    if (!album) return [];
    return [
      { title: song.title, albumName: album.title, albumCover: coverUrl(media, album), era: album.theme },
    ];
  });
}

/** The licenses of what is in a build of the web app; none where it was not built. */
function readLicenses(webApp: string): readonly PackageLicense[] {
  const file = join(webApp, '.vite', 'licenses.json');
  // The build wrote it, by the same type.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageLicense[]) : [];
}
