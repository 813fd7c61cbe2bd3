import * as Type from 'typebox';
import type { Static } from 'typebox';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
} from '@thirteen/domain/contact/contact-rules.ts';
import { MessageReply } from './account.ts';
import { None, Lines } from './endpoint.ts';

/** A message of the contact form. What is missing counts as empty: the rule has words for each field. */
export const ContactMessage = Type.Object({
  name: Type.String({ maxLength: CONTACT_NAME_MAX_LENGTH, default: '' }),
  email: Type.String({ maxLength: 1000, default: '' }),
  message: Lines({ maxLength: CONTACT_MESSAGE_MAX_LENGTH, default: '' }),
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
  reply: MessageReply,
} as const;
