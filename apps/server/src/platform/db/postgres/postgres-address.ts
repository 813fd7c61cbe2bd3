/**
 * The address of a database as the driver gets it. What goes over a network is encrypted, and the server's certificate
 * checked, unless the address itself says `sslmode`: `disable` is for a network that nobody else is in.
 */
export function encryptedAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.searchParams.has('sslmode') || isHere(url)) return databaseUrl;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

// RFC 6761 (6.3) keeps `localhost` for loopback; a path in place of a host is a socket of this machine.
function isHere({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return /^(?:|localhost|127(?:\.\d+){3}|\[?::1\]?|\/.*)$/i.test(host);
}
