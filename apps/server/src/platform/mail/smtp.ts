import type SMTPTransport from 'nodemailer/lib/smtp-transport';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/**
 * How to reach a mail server. What goes over a network is encrypted, by `smtps` or by STARTTLS, and the server's
 * certificate is checked; a mail server on this machine is believed as it is. Nothing in the address changes that.
 */
export function smtpOptions(smtpUrl: string): SMTPTransport.Options {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isHere = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    secure: protocol === 'smtps:',
    requireTLS: !isHere,
    tls: { rejectUnauthorized: !isHere, minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  };
}

// RFC 6761 (6.3) keeps `localhost` for loopback.
function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}
