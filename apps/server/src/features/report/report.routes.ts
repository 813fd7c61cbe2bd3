import { reportPage } from '@thirteen/contract/report.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { acceptReport, type ReportParts } from './report.service.ts';
import { REPORTED } from './report.words.ts';

/** Reports of public pages, open to all. */
export function serveReports(app: FastifyInstance, parts: ReportParts): void {
  serve(app, reportPage, async ({ body, address }) => {
    // A bot that filled in the trap field gets the usual answer.
    if (!body.website) await acceptReport(parts, body, address);
    return REPORTED;
  });
}
