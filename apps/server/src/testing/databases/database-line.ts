import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a database that can be cut, mended and made slow. `url` leads through it. */
export type DatabaseLine = Awaited<ReturnType<typeof openDatabaseLine>>;

/** Opens a line to the database of an address. */
export async function openDatabaseLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let trap: { readonly text: string; readonly when: 'before' | 'after'; sprung(): void } | undefined;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A cut shows as an error on one side or the other; what matters is what the server makes of it.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };

  const proxy = createServer((near) => {
    const far = keep(connect(Number(target.port), target.hostname));
    const close = () => {
      near.destroy();
      far.destroy();
    };
    keep(near)
      .on('close', close)
      .on('data', (sent) => {
        const found = trap !== undefined && sent.includes(trap.text) ? trap : undefined;
        if (found) trap = undefined;
        if (found?.when !== 'before') far.write(sent);
        if (!found) return;
        // What was sent must have left before the connection breaks.
        if (found.when === 'before') close();
        else far.end(() => near.destroy());
        found.sprung();
      });
    far.on('close', close).on('data', (said) => {
      if (delayMs === 0) near.write(said);
      else setTimeout(() => near.write(said), delayMs);
    });
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    /** Breaks all connections and takes no new ones. */
    cut,
    mend: async () => void (await listen(port)),
    /** From now on what the database says arrives so much later. */
    delay: (ms: number) => void (delayMs = ms),
    /** Cuts the next connection on which a client sends this text, before it arrives or after; resolves when that has happened. */
    cutOneAt: (text: string, when: 'before' | 'after') =>
      new Promise<void>((resolve) => (trap = { text, when, sprung: resolve })),
    close: async () => {
      cut();
      if (proxy.listening) await once(proxy, 'close');
    },
  };
}
