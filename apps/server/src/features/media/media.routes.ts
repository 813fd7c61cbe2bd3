import { createHash } from 'node:crypto';
import { drawing, smallDrawing } from '@thirteen/artwork/drawings.ts';
import { themeOf, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '#platform/http/byte-ranges.ts';
import { contentTag } from '#platform/http/content-tag.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import type { Picture, PictureStore } from '#platform/pictures/picture-store.ts';
import type { PreviewStore } from './preview-store.ts';

/** The widths in pixels that pages, manifests and phones ask for; others would fill the disk. */
const RASTER_WIDTHS = new Set([96, 180, 192, 320, 512, 640]);
/** Up to this width in pixels a picture is drawn without what only large ones show. */
const SMALL_RASTER = 192;
const RASTER_NAME = /^(.+)-(\d+)\.png$/;

/** Addresses that browsers and phones ask for by custom, each a drawing under another name. */
const CUSTOMARY: Readonly<Record<string, string>> = {
  '/favicon.svg': 'icons/icon.svg',
  '/favicon.ico': 'icons/icon-96.png',
  '/apple-touch-icon.png': 'icons/maskable-180.png',
};

type MediaParts = {
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue> };
  readonly previews: PreviewStore;
  readonly pictures: PictureStore;
};

/** The site's own drawings and clips under `/media`. An address with a version may be kept for good. */
export function serveMedia(app: FastifyInstance, { catalogue, previews, pictures }: MediaParts): void {
  const rasters = new Map<string, Picture>();
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
      const { bytes, etag } = await previews.preview(id, themeOf(album));
      return sendFile(request, reply, { bytes, etag, type: 'audio/mpeg', isImmutable: isVersioned(request) });
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
    const isImmutable = isVersioned(request);
    const [, name, width] = RASTER_NAME.exec(path) ?? [];
    if (name !== undefined && RASTER_WIDTHS.has(Number(width))) {
      const raster = findRaster(name, Number(width));
      const bytes = await pictures.png(raster, request.ip);
      return sendFile(request, reply, { bytes, etag: `"${raster.name}"`, type: 'image/png', isImmutable });
    }
    const file = findDrawing(path);
    return sendFile(request, reply, { ...file, type: 'image/svg+xml; charset=utf-8', isImmutable });
  }

  /** Named by what it is drawn from, which is made only for the first who asks and when it must be drawn. */
  function findRaster(name: string, widthPx: number): Picture {
    const key = `${name} ${widthPx}`;
    const known = rasters.get(key);
    if (known) return known;
    const toSvg = () => requireSvg(`${name}.svg`, widthPx);
    const hash = createHash('sha256').update(`${widthPx}:${toSvg()}`).digest('base64url');
    const raster: Picture = { name: hash, job: () => ({ kind: 'raster', svg: toSvg(), widthPx }) };
    rasters.set(key, raster);
    return raster;
  }

  function findDrawing(path: string): { bytes: Buffer; etag: string } {
    const known = drawings.get(path);
    if (known) return known;
    const svg = drawing(path);
    if (svg === undefined) throw new HttpProblem('not-found');
    const file = {
      bytes: Buffer.from(svg),
      etag: contentTag(svg),
    };
    drawings.set(path, file);
    return file;
  }
}

function requireSvg(path: string, widthPx: number): string {
  const svg = widthPx > SMALL_RASTER ? drawing(path) : smallDrawing(path);
  if (svg === undefined) throw new HttpProblem('not-found');
  return svg;
}

type VersionedRequest = FastifyRequest & { readonly query: { v?: string } };

function isVersioned(request: { readonly query: { v?: string } }): boolean {
  return request.query.v !== undefined;
}
