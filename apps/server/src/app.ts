import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPublicProfile } from '@thirteen/contract/profile.ts';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MediaHost } from '@thirteen/domain/catalogue/media.ts';
import type { FastifyInstance } from 'fastify';
import { createAccountMails } from '#features/account/account-mails.ts';
import { findAccountByName } from '#features/account/account.repository.ts';
import { serveAccount } from '#features/account/account.routes.ts';
import { ensureAuthor } from '#features/account/author.ts';
import { createPasswords, type PasswordCost } from '#features/account/passwords.ts';
import { createSiteWords } from '#features/account/site-words.ts';
import { createSessionUses } from '#features/account/session-uses.ts';
import { createAuthenticate, sweepSessions } from '#features/account/sessions.service.ts';
import { createSlowDown } from '#features/account/slow-down.ts';
import { serveCatalogue } from '#features/catalogue/catalogue.routes.ts';
import { serveTour } from '#features/catalogue/tour.routes.ts';
import { openCatalogue } from '#features/catalogue/catalogue.service.ts';
import { serveContact } from '#features/contact/contact.routes.ts';
import { serveMedia } from '#features/media/media.routes.ts';
import { createPreviewStore } from '#features/media/preview-store.ts';
import { servePages } from '#features/pages/pages.routes.ts';
import { exportProfile } from '#features/profile/profile.replies.ts';
import { serveProfile } from '#features/profile/profile.routes.ts';
import { toTopAlbums } from '#features/rankings/rankings.replies.ts';
import { serveRankings } from '#features/rankings/rankings.routes.ts';
import { serveSetList } from '#features/set-list/set-list.routes.ts';
import { serveSharing, siteImage } from '#features/sharing/sharing.routes.ts';
import { readLicenses } from '#features/site/read-licenses.ts';
import { serveSite } from '#features/site/site.routes.ts';
import { serveStatistics } from '#features/statistics/statistics.routes.ts';
import { toTop13Entries } from '#features/top13/top13.reply.ts';
import { serveTop13 } from '#features/top13/top13.routes.ts';
import { dataFolderNames, type DataFolderName } from '#platform/data-folder.ts';
import type { Database } from '#platform/db/database.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { createLimits } from '#platform/http/limits.ts';
import { createMailSender } from '#platform/mail/mail-sender.ts';
import { addressOf } from '#platform/mail/address-of.ts';
import { createMailTransport, OUTBOX_ADDRESS } from '#platform/mail/transports.ts';
import { createDrawingTurns } from '#platform/pictures/drawing-turns.ts';
import { createPictureStore } from '#platform/pictures/picture-store.ts';
import { createSweeper } from '#platform/sweeper.ts';
import { createMediaWorkers } from '#platform/workers/media-workers.ts';
import serverPackage from '../package.json' with { type: 'json' };
import { fillAuthorProfile } from './author-profile.ts';
import type { Config } from './config.ts';
import { createListKeepers } from './list-changes.ts';

/** What an app is made of; tests hand in a clock and a database of their own. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The folder of the web app, if not the one that is built beside the server. */
  readonly webApp?: string;
  /** What hashing a password costs, if not the full cost that a real site needs. */
  readonly passwordCost?: PasswordCost;
  /** Whether previews and drawings that nobody asked for yet are made in the background; they are unless this is false. */
  readonly warmsMedia?: boolean;
};

/** A server that listens to no port yet. */
export type App = {
  readonly http: FastifyInstance;
  /** Starts what goes on in the background: previews that nobody asked for yet, and mails that are due. */
  startBackground(): void;
};

const WARM_THEMES_AFTER_MS = 60_000;
const MB = 1_000_000;
// All of them in every width take 47 MB.
const SITE_PICTURES_BYTES = 100 * MB;
const HOUR_MS = 60 * 60 * 1000;
const BUILT_WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Builds the whole server: the platform first, then each feature. It reads no environment. Closing it ends all it began. */
export async function buildApp({
  config,
  database,
  now,
  webApp = BUILT_WEB_APP,
  passwordCost,
  warmsMedia = true,
}: AppParts): Promise<App> {
  const media = toMediaHost(config.mediaBaseUrl);
  const inDataFolder = (name: DataFolderName) => join(config.dataDir, dataFolderNames[name]);
  const catalogue = await openCatalogue(database);
  const workers = createMediaWorkers();

  const sessionUses = createSessionUses({
    database,
    now,
    idleMs: config.sessionIdleHours * HOUR_MS,
    onFailure: (err) => app.log.warn({ err }, 'uses of sessions not kept'),
  });
  const app = await createHttp({
    database,
    authenticate: createAuthenticate(database, sessionUses, now),
    mediaBaseUrl: config.mediaBaseUrl,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    metricsPublic: config.metricsPublic,
  });
  const previews = createPreviewStore({
    directory: inDataFolder('previews'),
    workers,
    onFailure: (songId, err) => app.log.warn({ err, songId }, 'preview not made'),
  });

  const { securityLog } = app;
  const limits = createLimits({ database, factor: config.limitsFactor, now, securityLog });
  const mails = createMailSender({
    database,
    transport: createMailTransport(config),
    linkMails: createAccountMails({ now, publicUrl: () => originOf(app, config) }),
    now,
    warn: (details, message) => app.log.warn(details, message),
  });
  const sweeper = createSweeper(
    [() => sweepSessions(database, now), limits.sweep, mails.sweep, () => database.sweep()],
    (err) => app.log.warn({ err }, 'sweep failed'),
  );
  await ensureAuthor(database, config, now, fillAuthorProfile({ database, catalogue, now }));
  const authorId = (await findAccountByName(database.read, config.authorUsername))?.id;
  const { listChanged, forgetFan } = createListKeepers((userId) => userId !== authorId, now);
  const lists = { database, now, listChanged };

  serveAccount(app, {
    database,
    limits,
    passwords: createPasswords(config.limitsFactor, passwordCost),
    slowDown: createSlowDown(limits),
    securityLog,
    now,
    sessionSeconds: toSessionSeconds(config.sessionDays),
    sessionUses,
    isSiteWord: createSiteWords(catalogue.current),
    forgetFan,
    exportProfile,
    mailStored: mails.kick,
  });
  serveCatalogue(app, { database, catalogue, media });
  serveTour(app);
  serveSite(app, {
    ...config,
    catalogue,
    media,
    version: serverPackage.version,
    licenses: readLicenses(webApp),
  });
  serveTop13(app, { ...lists, catalogue, media });
  serveRankings(app, { ...lists, catalogue, media });
  serveSetList(app, { ...lists, catalogue, media, authorId });
  const profiles = serveProfile(app, {
    database,
    now,
    catalogue,
    media,
    listReplies: {
      top13: (top13) => toTop13Entries(top13, catalogue.current(), media),
      topAlbums: (order) => toTopAlbums(order, catalogue.current(), media),
    },
  });
  serveStatistics(app, { database, catalogue, media, now });
  serveContact(app, {
    database,
    limits,
    now,
    recipient: config.contactTo === undefined ? OUTBOX_ADDRESS : addressOf(config.contactTo),
    mailStored: mails.kick,
  });
  const turns = createDrawingTurns(limits);
  const keepPictures = (name: DataFolderName, maxBytes: number) =>
    createPictureStore({
      directory: inDataFolder(name),
      maxBytes,
      turns,
      workers,
      onFailure: (err) => app.log.warn({ err }, 'picture not kept'),
    });
  serveMedia(app, { catalogue, previews, pictures: keepPictures('drawings', SITE_PICTURES_BYTES) });
  const sharing = serveSharing(app, {
    database,
    catalogue,
    workers,
    pictures: keepPictures('cards', config.cardCacheMb * MB),
    artDirectory: inDataFolder('cardArt'),
    findProfile: profiles.findPublic,
    origin: () => originOf(app, config),
  });
  await servePages(app, {
    webApp,
    catalogue,
    origin: () => originOf(app, config),
    siteImage,
    sharedPages: {
      '/share-setlist/:username': sharing.findSetListPage,
      '/public-profile/:username': async (username) => {
        const profile = await profiles.findPublic(username);
        const address = getPublicProfile.path.replace(':username', encodeURIComponent(username));
        return (
          profile && {
            ...sharing.toProfilePage(profile),
            firstReplies: { [address]: profiles.toPublicReply(profile) },
          }
        );
      },
    },
  });

  app.addHook('onClose', async () => {
    catalogue.close();
    sessionUses.close();
    sweeper.close();
    await mails.close();
    await previews.close();
    await workers.close();
  });
  return {
    http: app,
    startBackground() {
      mails.start();
      sweeper.start();
      if (!warmsMedia) return;
      // Not made now, it is made when it is asked for.
      const notDrawn = (err: unknown) => app.log.warn({ err }, 'card not drawn');
      sharing.warm().catch(notDrawn);
      // A server has better things to do at its start, and one that soon ends need not begin.
      setTimeout(() => void sharing.warmThemes().catch(notDrawn), WARM_THEMES_AFTER_MS).unref();
      if (media.kind === 'files') return;
      const { songs, albumsByKey } = catalogue.current();
      void previews.warm(
        songs.flatMap((song) => {
          const album = albumsByKey.get(song.albumKey);
          return album ? [{ id: song.id, theme: themeOf(album) }] : [];
        }),
      );
    },
  };
}

function toMediaHost(baseUrl: string): MediaHost {
  return baseUrl === '/media'
    ? { kind: 'own', baseUrl, version: serverPackage.version }
    : { kind: 'files', baseUrl };
}

function toSessionSeconds(days: number): number {
  return Math.max(1, Math.round(days * 24 * 60 * 60));
}

function originOf(app: FastifyInstance, config: Config): string {
  if (config.publicUrl !== undefined) return new URL(config.publicUrl).origin;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://localhost:${port}`;
}
