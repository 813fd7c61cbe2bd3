import { drawing, drawingOfEra, eraOfPath } from '@thirteen/artwork/drawings.ts';
import { eraRefOf } from '@thirteen/catalogue/eras.ts';
import { findAlbum, ownEraOf, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { Era } from '@thirteen/domain/catalogue/era-look.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawingService } from '#drawing/drawing.ts';
import type { Background } from '#platform/background.ts';
import { sendFile, type FileKeeping } from '#platform/http/send-file.ts';
import { contentTag } from '#platform/http/entity-tags.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { createPreviewStore, type PreviewStore, type SongToPlay } from './preview-store.ts';
import { createPreviewWorkers } from './preview-workers.ts';
import { createRasters } from './rasters.ts';

/** Addresses that browsers and phones ask for by convention, each another name of a drawing. */
const CUSTOMARY: Readonly<Record<string, string>> = {
  '/favicon.svg': 'icons/icon.svg',
  '/favicon.ico': 'icons/icon-96.png',
  '/apple-touch-icon.png': 'icons/maskable-180.png',
};

type MediaParts = {
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue> };
  readonly media: MediaHost;
  readonly drawing: Pick<DrawingService, 'png'>;
  readonly dataFolder: (name: 'previews') => string;
  readonly background: Background;
  /** Whether previews that nobody asked for yet are made in the background. */
  readonly warmsMedia: boolean;
};

/** The site's own drawings and clips under `/media`. An address with a version may be kept for good. */
export function serveMedia(app: FastifyInstance, parts: MediaParts): void {
  const { catalogue } = parts;
  const previews = openPreviews(app, parts);
  const findRaster = createRasters();
  const drawings = new Map<string, { bytes: Buffer; etag: string }>();

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/media/previews/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = ''] = /^(.+)\.mp3$/.exec(request.params.file) ?? [];
      const known = catalogue.current().songsById.has(id) ? catalogue.current() : await catalogue.refresh();
      const song = known.songsById.get(id);
      const album = song && known.albumsByKey.get(song.albumKey);
      if (!album) throw new HttpProblem('not-found');
      const { bytes, etag } = await previews.preview(id, eraRefOf(album));
      return sendFile(request, reply, {
        bytes: () => bytes,
        etag,
        type: 'audio/mpeg',
        kept: keptFor(request),
      });
    },
  );

  app.get<{ Params: { '*': string }; Querystring: { v?: string } }>(
    '/media/*',
    { schema: { hide: true } },
    (request, reply) => sendDrawing(request, reply, request.params['*']),
  );
  for (const [url, path] of Object.entries(CUSTOMARY)) {
    app.get<{ Querystring: { v?: string } }>(url, { schema: { hide: true } }, (request, reply) =>
      sendDrawing(request, reply, path),
    );
  }

  async function sendDrawing(request: VersionedRequest, reply: FastifyReply, path: string) {
    const kept = keptFor(request);
    const added = await findAddedEra(path);
    const raster = findRaster(path, added);
    if (raster) {
      const bytes = () => parts.drawing.png(raster, request.ip);
      return sendFile(request, reply, { bytes, etag: `"${raster.name}"`, type: 'image/png', kept });
    }
    const { bytes, etag } = findDrawing(path, added);
    return sendFile(request, reply, { bytes: () => bytes, etag, type: 'image/svg+xml; charset=utf-8', kept });
  }

  /** The era of a picture that the project does not bring along; another process may have added it just now. */
  async function findAddedEra(path: string): Promise<Era | undefined> {
    const key = eraOfPath(path);
    if (key === undefined || drawing(`covers/${key}.svg`) !== undefined) return undefined;
    const album = findAlbum(catalogue.current(), key) ?? findAlbum(await catalogue.refresh(), key);
    return album?.slug === key ? ownEraOf(album) : undefined;
  }

  function findDrawing(path: string, added: Era | undefined): { bytes: Buffer; etag: string } {
    const known = drawings.get(path);
    if (known) return known;
    const svg = added ? drawingOfEra(path, added) : drawing(path);
    if (svg === undefined) throw new HttpProblem('not-found');
    const file = {
      bytes: Buffer.from(svg),
      etag: contentTag(svg),
    };
    drawings.set(path, file);
    return file;
  }
}

/** The store of previews, with processes of its own. Where the site plays its own, all are made in the background. */
function openPreviews(
  app: FastifyInstance,
  { catalogue, media, dataFolder, background, warmsMedia }: MediaParts,
): PreviewStore {
  const workers = createPreviewWorkers();
  const previews = createPreviewStore({
    directory: dataFolder('previews'),
    workers,
    onFailure: (songId, err) => app.log.warn({ err, songId }, 'preview not made'),
  });
  app.addHook('onClose', async () => {
    await previews.close();
    await workers.close();
  });
  if (warmsMedia && media.kind === 'own')
    background.inOneProcess(() => previews.warm(songsOf(catalogue.current())), 'previews not made');
  return previews;
}

function songsOf({ songs, albumsByKey }: Catalogue): readonly SongToPlay[] {
  return songs.flatMap((song) => {
    const album = albumsByKey.get(song.albumKey);
    return album ? [{ id: song.id, theme: eraRefOf(album) }] : [];
  });
}

type VersionedRequest = FastifyRequest & { readonly query: { v?: string } };

function keptFor(request: { readonly query: { v?: string } }): FileKeeping {
  return request.query.v === undefined ? 'forADay' : 'forGood';
}
