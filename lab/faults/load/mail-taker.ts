import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How a mail server treats whoever comes. `absent`: nobody listens. */
export const mailModes = ['refuses', 'absent', 'hangs at the greeting', 'hangs at the end', 'takes'] as const;
type MailMode = (typeof mailModes)[number];

/** A real mail server that can be as bad as real ones are. */
export type MailTaker = {
  readonly url: string;
  setMode(mode: MailMode): Promise<void>;
  /** The texts of all mails that it took, by recipient. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  close(): Promise<void>;
};

/** Starts a mail server on a free port of loopback. */
export async function startMailTaker(): Promise<MailTaker> {
  const taken = new Map<string, string[]>();
  let mode: MailMode = 'takes';
  let server = create();
  await listen(0);
  const { port } = server.server.address() as AddressInfo;

  function create(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => {
        if (mode !== 'hangs at the greeting') done();
      },
      onRcptTo: (_address, _session, done) => {
        // 4xx: it may be tried again (RFC 5321, 4.2.1).
        if (mode === 'refuses') done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        else done();
      },
      onData: async (stream, session, done) => {
        const message = await text(stream);
        if (mode === 'hangs at the end') return;
        for (const { address } of session.envelope.rcptTo)
          taken.set(address, [...(taken.get(address) ?? []), message]);
        done();
      },
    });
    // A client that gave up.
    made.on('error', () => undefined);
    return made;
  }

  async function listen(on: number): Promise<void> {
    server.listen(on, '127.0.0.1');
    await once(server.server, 'listening');
  }

  const close = () => new Promise<void>((done) => server.close(done));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async setMode(next) {
      const wasAbsent = mode === 'absent';
      mode = next;
      if (next === 'absent' && !wasAbsent) await close();
      if (next !== 'absent' && wasAbsent) {
        server = create();
        await listen(port);
      }
    },
    close: async () => (mode === 'absent' ? undefined : close()),
  };
}
