import { checkEmail, type EmailProblem } from '../account/account-rules.ts';

/** How long a message of the contact form may be, in characters. */
export const CONTACT_NAME_MAX_LENGTH = 100;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

export type ContactProblem = 'contact-name-required' | EmailProblem | 'contact-message-required';

/** What a message of the contact form lacks first; undefined when it can be sent. The texts are trimmed already. */
export function checkContact(message: {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}): ContactProblem | undefined {
  if (message.name === '') return 'contact-name-required';
  return checkEmail(message.email) ?? (message.message === '' ? 'contact-message-required' : undefined);
}
