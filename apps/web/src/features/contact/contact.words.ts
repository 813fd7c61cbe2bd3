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
