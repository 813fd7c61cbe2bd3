import * as Type from 'typebox';
import type { Static } from 'typebox';
import { None } from './endpoint.ts';
import { Lines } from './texts.ts';

export const CONTACT_NAME_MAX_LENGTH = 100;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

/** A message of the contact form. Empty fields are refused by the rule, which has words for each. */
export const ContactMessage = Type.Object({
  name: Type.String({ maxLength: CONTACT_NAME_MAX_LENGTH }),
  email: Type.String({ maxLength: 400 }),
  message: Lines({ maxLength: CONTACT_MESSAGE_MAX_LENGTH }),
  type: Type.Literal('contact'),
  /** A field that no person sees: what fills it is no person. */
  website: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type ContactMessage = Static<typeof ContactMessage>;

export const sendContactMessage = {
  method: 'POST',
  path: '/api/sendMail/sendMail',
  summary: 'Sends a message to the people behind the site. It is stored first and delivered with retries.',
  tag: 'Contact',
  session: 'none',
  params: None,
  query: None,
  body: ContactMessage,
  reply: Type.Object({ message: Type.String() }),
} as const;
