import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../testing/databases/old-database.ts';

const aMail = (text: string, replyTo: string | null) => ({
  id: randomUUID(),
  recipient: 'someone@example.org',
  reply_to: replyTo,
  subject: 'Hello',
  text,
  attempts: 0,
  next_attempt_at: 0,
  created_at: '2026-01-13T13:00:00.000Z',
  sent_at: null,
});

test('reset links that were stored in plain go, and messages of the contact form stay', async () => {
  const link = 'Here: https://thirteen.example/reset-password?token=abc.def';
  await withOldDatabase(
    '0010-explorer',
    async (old) => {
      const mails = [aMail(link, null), aMail(`What is this? ${link}`, 'ana@example.org')];
      await old.insertInto('mails').values(mails).execute();
    },
    async ({ read }) => {
      const mails = await read.selectFrom('mails').select(['kind', 'reply_to', 'user_id']).execute();
      expect(mails).toEqual([{ kind: 'message', reply_to: 'ana@example.org', user_id: null }]);
    },
  );
});
