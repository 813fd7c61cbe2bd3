/**
 * Loaded before a server (`--import`), gives it a wall clock that its parent process sets: a message
 * `{ clockOffsetMs }` is answered with the same once the clock is off by so much. Timers go on as they do when a real
 * machine's clock is set.
 */
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], as) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

function now(): number {
  return RealDate.now() + offsetMs;
}

process.on('message', (message: { readonly clockOffsetMs: number }) => {
  offsetMs = message.clockOffsetMs;
  process.send?.(message);
});
// The message is no reason to stay.
process.channel?.unref();
