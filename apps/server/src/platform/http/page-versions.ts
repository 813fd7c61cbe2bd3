import { BUILD_NAME, CONTRACT_HEADER } from '@thirteen/contract/pages/document.ts';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';

/**
 * Tells pages of an older version what to do: those made for another API to load anew, the others that there is a new
 * build. Programs that name neither their number nor their build are answered as ever.
 */
export function meetPages(app: FastifyInstance, contractNumber: number): void {
  app.decorate('webBuild', undefined);
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const build = headers[BUILD_NAME];
    if (build !== undefined && app.webBuild !== undefined && build !== app.webBuild)
      void reply.header(BUILD_NAME, app.webBuild);
    const number = headers[CONTRACT_HEADER];
    done(Number(number) < contractNumber ? new HttpProblem('reload') : undefined);
  });
}

// Only an interface can be added to from another file.
/* oxlint-disable typescript/consistent-type-definitions */
declare module 'fastify' {
  interface FastifyInstance {
    /** The build of the web app that is served; undefined where there is none, or where it has no name. */
    webBuild: string | undefined;
  }
}
