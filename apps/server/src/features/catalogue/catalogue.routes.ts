import { addedEras } from '@thirteen/catalogue/eras.ts';
import { eraStyle } from '@thirteen/catalogue/era-style.ts';
import {
  addAlbum,
  getAlbum,
  getAlbumBySong,
  getSong,
  listAlbums,
  listAlbumSongs,
  listSongs,
  searchSongs,
  ADDED_ERA_STYLES,
} from '@thirteen/contract/catalogue.ts';
import { findAlbum, type Album, type Catalogue, type Song } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import { createSongSearch, SEARCH_LIMIT } from '@thirteen/domain/catalogue/song-search.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import { sendFile } from '#platform/http/send-file.ts';
import { contentTag } from '#platform/http/entity-tags.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { JsonText, serve, type Call } from '#platform/http/serve.ts';
import { addAlbumOfUser } from './add-album.service.ts';
import { toAlbumReply, toSongReply } from './catalogue.replies.ts';
import type { CatalogueStore } from './catalogue.service.ts';
import { tourData } from '@thirteen/catalogue/tour-data.ts';
import { getTour, type TourReply } from '@thirteen/contract/tour.ts';

// Browsers ask again after a minute, and get a 304 while nothing changed.
const MAX_AGE_SECONDS = 60;

type CatalogueParts = {
  readonly database: Database;
  readonly catalogue: CatalogueStore;
  readonly media: MediaHost;
};

/** The calls under `/api/albums`: reading is open to all, adding needs the right to. */
export function serveCatalogue(app: FastifyInstance, { database, catalogue, media }: CatalogueParts): void {
  const search = createSongSearch<Song>();
  const keep = (reply: Call<typeof listAlbums>['reply']) =>
    reply.publicEtag(`"c${catalogue.revision()}"`, MAX_AGE_SECONDS);
  const requireAlbum = async (name: string): Promise<Album> => {
    const album = findAlbum(catalogue.current(), name) ?? findAlbum(await catalogue.refresh(), name);
    if (!album) throw new HttpProblem('album-not-found');
    return album;
  };

  serve(app, getAlbum, async ({ params, reply }) => {
    const album = await requireAlbum(params.title);
    keep(reply);
    return toAlbumReply(album, media);
  });

  serve(app, listAlbumSongs, async ({ params, reply }) => {
    const album = await requireAlbum(params.title);
    keep(reply);
    return toAlbumReply(album, media).songs;
  });

  serve(app, searchSongs, ({ query, reply }) => {
    keep(reply);
    const { albums, albumsByKey } = catalogue.current();
    const found = search.find(albums, query.q).slice(0, SEARCH_LIMIT);
    return found.map((song) => toSongReply(song, albumsByKey, media));
  });

  serve(app, getAlbumBySong, async ({ query, reply }) => {
    const { songs, albumsByKey } = await catalogue.refresh();
    const wanted = query.songTitle.toLowerCase();
    const song =
      songs.find(({ title }) => title === query.songTitle) ??
      songs.find(({ title }) => title.toLowerCase() === wanted);
    const album = song && albumsByKey.get(song.albumKey);
    if (!album) throw new HttpProblem('song-not-found');
    keep(reply);
    return toAlbumReply(album, media);
  });

  const albumsText = onceForEach(({ albums }) => albums.map((album) => toAlbumReply(album, media)));
  serve(app, listAlbums, ({ reply }) => {
    keep(reply);
    return albumsText(catalogue.current());
  });

  const songsText = onceForEach(({ songs, albumsByKey }) =>
    songs.map((song) => toSongReply(song, albumsByKey, media)),
  );
  serve(app, listSongs, ({ reply }) => {
    keep(reply);
    return songsText(catalogue.current());
  });

  serve(app, getSong, async ({ params, reply }) => {
    const { songsById, albumsByKey } = catalogue.current();
    const song = songsById.get(params.id) ?? (await catalogue.refresh()).songsById.get(params.id);
    if (!song) throw new HttpProblem('song-not-found');
    keep(reply);
    return toSongReply(song, albumsByKey, media);
  });

  app.get<{ Querystring: { v?: string } }>(
    ADDED_ERA_STYLES,
    { schema: { hide: true } },
    async (request, reply) => {
      const bytes = Buffer.from(
        addedEras(await catalogue.refresh())
          .map(eraStyle)
          .join(''),
      );
      const kept = request.query.v === undefined ? 'forADay' : 'forGood';
      const etag = contentTag(bytes.toString());
      return sendFile(request, reply, { bytes: () => bytes, etag, type: 'text/css; charset=utf-8', kept });
    },
  );

  serve(app, addAlbum, async ({ body, user }) => {
    const key = await addAlbumOfUser(database, { record: body, userId: user.id });
    const album = (await catalogue.refresh()).albumsByKey.get(key);
    if (!album) throw new HttpProblem('unexpected');
    return toAlbumReply(album, media);
  });
}

/** The text of a large answer, made once for each state of the catalogue: many may ask for it at the same time. */
function onceForEach(replyOf: (catalogue: Catalogue) => unknown): (catalogue: Catalogue) => JsonText {
  const texts = new WeakMap<Catalogue, JsonText>();
  return (catalogue) => {
    const text = texts.get(catalogue) ?? new JsonText(JSON.stringify(replyOf(catalogue)));
    texts.set(catalogue, text);
    return text;
  };
}

const TOUR_MAX_AGE_SECONDS = 3600;

/** The facts of the tour, which only a new version of the server changes. */
export function serveTour(app: FastifyInstance): void {
  const reply = structuredClone(tourData) as TourReply;
  const tag = contentTag(JSON.stringify(reply));
  serve(app, getTour, ({ reply: answer }) => {
    answer.publicEtag(tag, TOUR_MAX_AGE_SECONDS);
    return reply;
  });
}
