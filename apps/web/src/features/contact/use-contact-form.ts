import { sendContactMessage } from '@thirteen/contract/contact.ts';
import { checkEmail } from '@thirteen/domain/account/account-rules.ts';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { logFailure } from '#lib/log-failure.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';

const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
type Values = Readonly<Record<ContactField, string>>;

const EMPTY: Values = { name: '', email: '', message: '' };

/** What becomes of a message, beside its fields. */
export type ContactState =
  | { readonly kind: 'idle' | 'sending' | 'success' }
  | { readonly kind: 'error'; readonly reason: string };

/** The contact form: what was typed, what is wrong with the fields that were touched, and how the sending stands. */
export function useContactForm({ onSent }: { readonly onSent: () => void }) {
  const [values, setValues] = useState(EMPTY);
  const [touched, setTouched] = useState<ReadonlySet<ContactField>>(new Set());
  const [state, setState] = useState<ContactState>({ kind: 'idle' });
  const wrong = findErrors(values);

  async function send(website: string) {
    if (state.kind === 'sending' || wrong.size > 0) return;
    setState({ kind: 'sending' });
    try {
      const { name, email, message } = trimmed(values);
      await call(sendContactMessage, { body: { name, email, message, type: 'contact', website } });
    } catch (error) {
      // A message that the server refuses is reported like any other failure: the fields keep what was typed.
      if (!(error instanceof ApiError)) logFailure('The message could not be sent', error);
      setState({ kind: 'error', reason: wordsForError(error) });
      toast.error(words.contact.failed);
      return;
    }
    setState({ kind: 'success' });
    setValues(EMPTY);
    setTouched(new Set());
    toast.success(words.contact.sent);
    onSent();
  }

  return {
    values,
    state,
    /** The fields that keep it from being sent. */
    missing: contactFields.filter((field) => wrong.has(field)),
    errorOf: (field: ContactField) => (touched.has(field) ? wrong.get(field) : undefined),
    change: (field: ContactField, text: string) => {
      setValues((now) => ({ ...now, [field]: text }));
      if (state.kind !== 'sending') setState({ kind: 'idle' });
    },
    touch: (field: ContactField) => setTouched((now) => new Set([...now, field])),
    send,
  };
}

/** What is wrong with each field, by the rule of the server. */
function findErrors(values: Values): ReadonlyMap<ContactField, string> {
  const { name, email, message } = trimmed(values);
  const errors = new Map<ContactField, string>();
  if (name === '') errors.set('name', contactWords.nameRequired);
  if (checkEmail(email) !== undefined) errors.set('email', contactWords.emailRequired);
  if (message === '') errors.set('message', contactWords.messageRequired);
  return errors;
}

function trimmed({ name, email, message }: Values): Values {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}

const listOf = new Intl.ListFormat('en-US', { type: 'conjunction' });
const missingNames = { name: 'your name', email: 'a valid email', message: 'your message' } as const;

/** The words of the contact page that the specification does not fix elsewhere. */
export const contactWords = {
  title: 'Contact',
  lead: 'A wish, a bug, a song that we got wrong? Write to us. A person reads every message.',
  name: 'Name',
  email: 'Email',
  emailHint: 'Only used to answer you',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  nameRequired: 'Name is required.',
  emailRequired: 'Valid email is required.',
  messageRequired: 'Message is required.',
  missing: (fields: readonly ('name' | 'email' | 'message')[]) =>
    `To send it, fill in ${listOf.format(fields.map((field) => missingNames[field]))}.`,
  trap: 'Leave this field empty',
} as const;
