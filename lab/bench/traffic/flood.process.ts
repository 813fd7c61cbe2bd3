import { connect } from 'node:net';
import type { Flood } from './floods.ts';

// In a process of its own: sending takes no time from who measures. To each message after the first it says how many answers came.
process.once('message', (message) => {
  const flood = message as Flood;
  for (let count = 0; count < flood.connections; count += 1) open(flood);
  process.send?.(0);
  process.on('message', () => process.send?.(answered));
});
process.once('disconnect', () => process.exit());

let sent = 0;
let answered = 0;

/** A connection that asks, counts the answers, and asks again: over itself or, where the flood says so, over a new one. */
function open(flood: Flood): void {
  const { port, localAddress, requests, pipelined, isNewEachTime } = flood;
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  let answers = 0;
  let tail = '';
  const ask = () => {
    const batch = Array.from({ length: pipelined }, () => requests[sent++ % requests.length] ?? '');
    socket.write(batch.join(''));
  };
  socket.setEncoding('latin1');
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    const text = tail + String(chunk);
    const came = text.split('HTTP/1.1 ').length - 1;
    answers += came;
    answered += came;
    tail = text.slice(-('HTTP/1.1 '.length - 1));
    if (answers < pipelined) return;
    answers = 0;
    if (isNewEachTime) socket.destroy();
    else ask();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setImmediate(open, flood));
}
