import { aboutPhotos } from '@thirteen/artwork/photos/about-photos.ts';
import { heroSongIds, releaseNotes } from '@thirteen/catalogue/texts.ts';
import type { Endpoint, ReplyOf } from '@thirteen/contract/endpoint.ts';
import {
  getAboutFacts,
  getHomeFacts,
  listLicenses,
  listReleaseNotes,
  type HeroSong,
  type NextRelease,
  type PackageLicense,
} from '@thirteen/contract/site.ts';
import { themeOf, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { coverUrl, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import type { FastifyInstance } from 'fastify';
import { contentTag } from '#platform/http/content-tag.ts';
import { serve } from '#platform/http/serve.ts';

// Browsers ask again after a minute, and get a 304 while nothing changed.
const MAX_AGE_SECONDS = 60;

type SiteParts = {
  readonly catalogue: { current(): Catalogue };
  readonly media: MediaHost;
  /** Of the server: the site's own drawings carry it in their addresses, so that they may be kept for good. */
  readonly version: string;
  readonly authorUsername: string;
  readonly tipUrl: string | undefined;
  readonly nextRelease: NextRelease;
  /** What the build of the web app lists. */
  readonly licenses: readonly PackageLicense[];
};

/** What the open pages tell of the site itself. */
export function serveSite(app: FastifyInstance, parts: SiteParts): void {
  const { catalogue, media, nextRelease } = parts;
  const photos = aboutPhotos.map(({ number, alt, caption }) => ({
    src: `/media/photos/${number}.svg?v=${parts.version}`,
    alt,
    caption,
  }));
  const about = { photos, authorUsername: parts.authorUsername, tipUrl: parts.tipUrl ?? null };
  const notes = releaseNotes.map((note) => ({ ...note, features: [...note.features] }));

  serveFacts(app, getHomeFacts, () => ({ heroSongs: toHeroSongs(catalogue.current(), media), nextRelease }));
  serveFacts(app, listReleaseNotes, () => notes);
  serveFacts(app, getAboutFacts, () => about);
  serveFacts(app, listLicenses, () => [...parts.licenses]);
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
      { title: song.title, albumName: album.title, albumCover: coverUrl(media, album), era: themeOf(album) },
    ];
  });
}
