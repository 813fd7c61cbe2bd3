import { isIPv6 } from 'node:net';

/**
 * The networks that an address counts for, as texts that are equal for equal networks. An IPv4 address stands for
 * itself. Whoever has one IPv6 address has at least the /64 around it (RFC 6177), and often a /48.
 */
export type Networks = {
  /** One household or server: the IPv4 address, or the /64 of an IPv6 address. */
  readonly near: string;
  /** One customer of a provider: the /48 of an IPv6 address; undefined for IPv4. */
  readonly wide: string | undefined;
};

/** Reads an address, with or without a zone. A text that is no address (a broken proxy) counts as a network of its own. */
export function networksOf(address: string): Networks {
  const plain = address.replace(/%.*$/, '');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return { near: mapped, wide: undefined };
  if (!isIPv6(plain)) return { near: plain, wide: undefined };
  const groups = groupsOf(plain);
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** An address shortened for the log, so that it names no person: a /24 of IPv4, a /48 of IPv6. */
export function roughAddress(address: string): string {
  const { near, wide } = networksOf(address);
  return wide ?? near.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // The URL parser writes every form of an address in one way; it shortens one run of zeros.
  const shortened = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = '', after] = shortened.split('::');
  const start = before === '' ? [] : before.split(':');
  if (after === undefined) return start;
  const end = after === '' ? [] : after.split(':');
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
}
