import { CONTRACT_NUMBER } from '@thirteen/contract/pages/document.ts';
import type { FastifyInstance } from 'fastify';
import { serveAccount } from '#features/account/account.routes.ts';
import { serveCatalogue, serveTour } from '#features/catalogue/catalogue.routes.ts';
import { serveContact } from '#features/contact/contact.routes.ts';
import { serveCrawlers } from '#features/crawlers/crawlers.routes.ts';
import { serveExplorer } from '#features/explorer/explorer.routes.ts';
import { serveHistory } from '#features/history/history.routes.ts';
import { serveMatches } from '#features/match/match.routes.ts';
import { serveMedia } from '#features/media/media.routes.ts';
import { serveDocuments } from '#features/documents/documents.routes.ts';
import { serveProfile } from '#features/profile/profile.routes.ts';
import { serveRankings } from '#features/rankings/rankings.routes.ts';
import { serveReports } from '#features/report/report.routes.ts';
import { serveSetList } from '#features/set-list/set-list.routes.ts';
import { serveSharing } from '#features/sharing/sharing.routes.ts';
import { serveSorter } from '#features/sorter/sorts.routes.ts';
import { serveAbout } from '#features/about/about.routes.ts';
import { serveStatistics } from '#features/statistics/statistics.routes.ts';
import { serveTop13 } from '#features/top13/top13.routes.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { openServices, type AppParts, type Services } from './services.ts';

/** A server that listens to no port yet. */
export type BuiltApp = {
  readonly http: FastifyInstance;
  /** Starts what goes on in the background: previews that nobody asked for yet, and mails that are due. */
  startBackground(): void;
};

/** Registers what a feature serves, with what it takes of the services. */
type Feature = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** All that the site serves. A new feature is one more line here. */
const features: readonly Feature[] = [
  serveAccount,
  serveCatalogue,
  serveTour,
  serveAbout,
  serveTop13,
  serveRankings,
  serveSetList,
  serveSorter,
  serveHistory,
  serveProfile,
  serveExplorer,
  serveMatches,
  serveStatistics,
  serveContact,
  serveReports,
  serveMedia,
  serveSharing,
  serveCrawlers,
  serveDocuments,
];

/** Builds the whole server: the platform first, then each feature. It reads no environment. Closing it ends all it began. */
export async function buildApp(parts: AppParts): Promise<BuiltApp> {
  const { database, config, contractNumber = CONTRACT_NUMBER } = parts;
  const app = await createHttp({ database, contractNumber, ...config });
  const services = await openServices(app, parts);
  for (const register of features) await register(app, services);
  return { http: app, startBackground: () => services.background.start() };
}
