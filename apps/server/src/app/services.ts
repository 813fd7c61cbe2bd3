import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaOrigins, type MediaHost } from '@thirteen/domain/catalogue/media.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { createDrawing } from '#drawing/drawing.ts';
import { createAccountMails } from '#features/account/emails/account-mails.ts';
import { findAccountByName } from '#features/account/account.repository.ts';
import { ensureAuthor } from '#features/account/author.ts';
import type { PasswordCost } from '#features/account/passwords/passwords.ts';
import { openCatalogue } from '#features/catalogue/catalogue.service.ts';
import { textPagesOf } from '#features/documents/text-pages.ts';
import { createMatchAddresses } from '#features/sharing/match-addresses.ts';
import { siteFactsOf } from '#features/about/site-facts.ts';
import { createBackground } from '#platform/background.ts';
import { dataFolderNames, type DataFolderName } from '#platform/data-folder.ts';
import type { Database } from '#platform/db/database.ts';
import { siteSecret } from '#platform/db/facts.ts';
import { createLimits } from '#platform/http/limits.ts';
import { createMailSender } from '#platform/mail/mail-sender.ts';
import { createMailTransport } from '#platform/mail/transports.ts';
import { measureStorage } from '#platform/metrics/storage-metrics.ts';
import serverPackage from '../../package.json' with { type: 'json' };
import { fillAuthorProfile } from './author-profile.ts';
import { linkFeatures } from './feature-links.ts';
import { retentionOf } from './retention.ts';

/** What an app is made of; tests hand in a clock and a database of their own. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The folder of the web app, if not the one that is built beside the server. */
  readonly webApp?: string;
  /** The number of the contract that pages must have, if not the present one. */
  readonly contractNumber?: number;
  /** What hashing a password costs, if not the full cost that a real site needs. */
  readonly passwordCost?: PasswordCost;
  /** Whether previews and drawings that nobody asked for yet are made in the background; they are unless this is false. */
  readonly warmsMedia?: boolean;
};

/** All that features work with. Each names in its own type what it takes of this. */
export type Services = Awaited<ReturnType<typeof openServices>>;

const MB = 1_000_000;
const BUILT_WEB_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Opens what features share, and makes the author's account of a new site. All of it ends with the app. */
export async function openServices(app: FastifyInstance, parts: AppParts) {
  const { config, database, now, webApp = BUILT_WEB_APP, passwordCost, warmsMedia = true } = parts;
  const { securityLog } = app;
  const media = toMediaHost(config.mediaBaseUrl);
  const origin = () => originOf(app, config);
  const dataFolder = (name: DataFolderName) => join(config.dataDir, dataFolderNames[name]);
  const background = createBackground(app, config.dataDir);
  const catalogue = await openCatalogue(database, (present) =>
    app.allowMediaOf(mediaOrigins(media, present)),
  );
  const limits = createLimits({ database, factor: config.limitsFactor, now, securityLog });
  const drawing = createDrawing({
    limits,
    dataFolder,
    maxPosterBytes: config.cardCacheMb * MB,
    onFailure: (err) => app.log.warn({ err }, 'picture not kept'),
  });
  app.metrics.watchQueue('drawing', drawing.waiting);
  app.metrics.watchQueue('writes', () => database.load().waitingWrites);
  measureStorage(app.metrics.registry, { database, dataDir: config.dataDir, now });
  const mails = createMailSender({
    database,
    transport: createMailTransport(config),
    linkMails: createAccountMails({ now, publicUrl: origin }),
    now,
    warn: (details, message) => app.log.warn(details, message),
    addressRefused: (userId) => securityLog('email-bounced', { userId }),
  });
  background.atStart(mails.start, 'mails not sent');
  for (const sweep of [limits.sweep, mails.sweep, () => database.sweep()])
    background.repeat(sweep, 'sweep failed');
  app.addHook('onClose', async () => {
    catalogue.close();
    await mails.close();
    await drawing.close();
  });

  await ensureAuthor(database, config, now, fillAuthorProfile({ database, catalogue, now }));
  const authorId = (await findAccountByName(database.read, config.authorUsername))?.id;
  const matchAddresses = createMatchAddresses(await siteSecret(database, 'match-pictures-key'));
  const publicOrigin = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin;
  const siteFacts = siteFactsOf(config, retentionOf(config));
  return {
    ...parts,
    webApp,
    passwordCost,
    warmsMedia,
    securityLog,
    authorId,
    media,
    origin,
    publicOrigin,
    siteFacts,
    textPages: textPagesOf(siteFacts),
    background,
    catalogue,
    limits,
    drawing,
    mails,
    version: serverPackage.version,
    dataFolder,
    matchAddresses,
    ...linkFeatures({ database, catalogue, media, origin, publicOrigin, matchAddresses, now, authorId }),
  };
}

function toMediaHost(baseUrl: string): MediaHost {
  return baseUrl === '/media'
    ? { kind: 'own', baseUrl, version: serverPackage.version }
    : { kind: 'files', baseUrl };
}

function originOf(app: FastifyInstance, config: Config): string {
  if (config.publicUrl !== undefined) return new URL(config.publicUrl).origin;
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://localhost:${port}`;
}
