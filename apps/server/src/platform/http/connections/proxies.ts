import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Whose forwarded addresses are believed: `TRUST_PROXY` as the configuration reads it. */
export type TrustProxy = boolean | number | string;

/** Whether an address is a trusted proxy; `hop` 0 is the address of the connection itself. */
type Trust = (address: string, hop: number) => boolean;

// Each proxy appends the address that called it to the right of what its caller sent.
const FORWARDED_FOR = 'x-forwarded-for';
const FORWARDING_HEADERS = [FORWARDED_FOR, 'x-real-ip', 'forwarded'] as const;

/**
 * Who is believed. A number means so many proxies in a row, counted from this server. `on` believes who connected, and
 * behind it every address that is not of the internet; the first from the right that is, is the client, whatever the
 * client claimed at its left.
 */
export function toTrust(trusted: TrustProxy): false | string | Trust {
  if (trusted === true) return (address, hop) => hop === 0 || isPrivate(address);
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/**
 * Reads what proxies forward before anything asks for a client's address. Ports are no part of it. What is no address
 * hides who called, so that the connection's own address counts in place of it and of all that stands at its left.
 */
export function readForwarded(app: FastifyInstance, trusted: TrustProxy): void {
  if (trusted === false) return;
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    cleanHead(raw);
    done();
  });
}

function cleanHead({ headers, socket }: IncomingMessage): void {
  const forwarded = headers[FORWARDED_FOR];
  if (forwarded !== undefined)
    headers[FORWARDED_FOR] = cleanForwarded(String(forwarded), socket.remoteAddress);
}

/** A list of forwarded addresses without ports, from the last that is no address on. */
export function cleanForwarded(list: string, connection = ''): string {
  const addresses = list.split(',').map((entry) => withoutPort(entry.trim()));
  const unread = addresses.findLastIndex((address) => isIP(address) === 0);
  return (unread < 0 ? addresses : [connection, ...addresses.slice(unread + 1)]).join(', ');
}

/** An address of `192.0.2.1:443`, `[2001:db8::1]:443` or `[2001:db8::1]`. */
function withoutPort(entry: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d*)?$/.exec(entry) ?? [];
  return bracketed ?? entry.replace(/^([\d.]+):\d*$/, '$1');
}

/** Reads who a request is from before the framework does, by the same rules. */
export function clientReader(trusted: TrustProxy): (request: IncomingMessage) => string {
  const trust = toTrust(trusted);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted =
    typeof trust === 'string' ? proxyAddr.compile(trust.split(',').map((part) => part.trim())) : trust;
  return (request) => {
    cleanHead(request);
    return proxyAddr(request, isTrusted);
  };
}

/** Tells the operator of a setting under which limits may count the wrong address. */
export function warnOfProxies(app: FastifyInstance, trusted: TrustProxy): void {
  if (trusted === true) {
    app.log.warn(
      'TRUST_PROXY=on believes whoever connects: name the proxies where others can reach this port',
    );
  }
  if (trusted !== false) return;
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined)) {
      isTold = true;
      app.log.warn(
        'forwarded headers arrive, but TRUST_PROXY is off: all fans behind a proxy share their limits',
      );
    }
    done();
  });
}

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');

/** Loopback, private and link-local addresses (RFC 1918, 3927, 4193, 4291). What is no address is not. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  const version = isIP(plain);
  return version !== 0 && privateAddresses.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
