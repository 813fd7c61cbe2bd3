import { sendContactMessage } from '@thirteen/contract/contact.ts';
import { checkContact } from '@thirteen/domain/contact/contact-rules.ts';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import { acceptMessage, type ContactParts } from './contact.service.ts';

const SENT = { message: 'Your message has been sent successfully!' };

/** The contact form, open to all. */
export function serveContact(app: FastifyInstance, parts: ContactParts): void {
  serve(app, sendContactMessage, async ({ body, address }) => {
    // A bot that filled in the trap field gets the usual answer.
    if (body.website) return SENT;
    const problem = checkContact(body);
    if (problem) throw new HttpProblem(problem);
    await acceptMessage(parts, body, address);
    return SENT;
  });
}
