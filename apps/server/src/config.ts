import { join, resolve } from 'node:path';
import { nextRelease } from '@thirteen/catalogue/texts.ts';
import { dataFolderNames } from './platform/data-folder.ts';
import { ConfigError, withSecretFiles, type Environment } from './environment.ts';

/** What the environment decides, read and checked once at the start. The only reader of process.env. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How many connections to PostgreSQL each process may have open. */
  readonly databaseConnections: number;
  /** How many processes serve on this machine; more than one only with PostgreSQL. */
  readonly processes: number;
  /** The file that names deleted accounts by a hash, for the day when a back-up is restored. */
  readonly deletionsLog: string;
  /** Origin of links in mails and of social-preview tags. Undefined: `http://localhost:<port>` once the port is known. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactTo: string | undefined;
  /** After so many days, mails with links leave the outbox folder. */
  readonly outboxDays: number;
  /** Where covers, drawings and previews load from; ends without a slash. */
  readonly mediaBaseUrl: string;
  readonly sessionDays: number;
  /** A session unused for so many hours is over. */
  readonly sessionIdleHours: number;
  readonly authorUsername: string;
  readonly tipUrl: string | undefined;
  readonly nextRelease: { readonly date: string; readonly name: string };
  /** Who answers for the site, told on its imprint; lines of the address are separated by `|`. */
  readonly operatorName: string | undefined;
  readonly operatorAddress: string | undefined;
  /** Where holes in the site's security are to be told, as an address (URI). */
  readonly securityContact: string | undefined;
  /** Whose forwarded addresses are believed: false, a number of hops, or addresses and networks. */
  readonly trustProxy: boolean | number | string;
  readonly limitsFactor: number;
  /** How much of the disk kept cards and posters may take, in millions of bytes. */
  readonly cardCacheMb: number;
  readonly logLevel: LogLevel;
  /** Whether `/api/metrics` answers other machines, too. */
  readonly metricsPublic: boolean;
  /** Whether browsers keep the app for times without a network; else they drop what they kept. */
  readonly offline: boolean;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the configuration. Throws ConfigError at the first variable that can't be used. */
export function readConfig(env: Environment): Config {
  const given = withSecretFiles(env);
  const text = (name: string) => given[name]?.trim() || undefined;
  const checked = <Value>(
    name: string,
    fallback: string,
    allowed: string,
    read: (raw: string) => Value | undefined,
  ) => {
    const raw = text(name) ?? fallback;
    const value = read(raw);
    if (value === undefined) throw new ConfigError(`${name}=${secretless(raw)} is not allowed: ${allowed}`);
    return value;
  };
  const optional = (name: string, allowed: string, accepts: (raw: string) => boolean) =>
    text(name) === undefined
      ? undefined
      : checked(name, '', allowed, (raw) => (accepts(raw) ? raw : undefined));

  const databaseUrl = optional(
    'DATABASE_URL',
    'an address like postgres://user@host/database, with sslmode=verify-full, verify-ca, disable or none',
    isDatabase,
  );
  const processes = checked('PROCESSES', '1', 'a whole number from 1 to 256', wholeNumber(1, 256));
  if (processes > 1 && databaseUrl === undefined)
    throw new ConfigError(
      `PROCESSES=${processes} needs PostgreSQL: set DATABASE_URL, or leave PROCESSES out`,
    );

  const dataDir = resolve(text('DATA_DIR') ?? 'data');
  return {
    port: checked('PORT', '3000', 'a whole number from 0 to 65535', wholeNumber(0, 65_535)),
    host: checked('HOST', '127.0.0.1', 'a host name or address', (raw) =>
      /^[\w.:-]+$/.test(raw) ? raw : undefined,
    ),
    dataDir,
    databaseUrl,
    databaseConnections: checked(
      'DATABASE_CONNECTIONS',
      '10',
      'a whole number from 2 to 1000',
      wholeNumber(2, 1000),
    ),
    processes,
    deletionsLog: resolve(text('DELETIONS_LOG') ?? join(dataDir, dataFolderNames.deletions)),
    publicUrl: optional('PUBLIC_URL', 'an origin like https://example.org, without a path', isOrigin),
    smtpUrl: optional(
      'SMTP_URL',
      'an address like smtp://host:587 or smtps://host, without a path or ?',
      isMailServer,
    ),
    mailFrom: checked('MAIL_FROM', 'Thirteen <no-reply@localhost>', 'a mail address', mailbox),
    contactTo: optional('CONTACT_TO', 'a mail address', (raw) => mailbox(raw) !== undefined),
    outboxDays: checked('OUTBOX_DAYS', '7', 'a number of days above 0 and up to 3650', decimal(0, 3650)),
    mediaBaseUrl: checked('MEDIA_BASE_URL', '/media', 'an http(s) address or a path like /media', mediaBase),
    sessionDays: checked('SESSION_DAYS', '7', 'a number of days above 0 and up to 365', decimal(0, 365)),
    sessionIdleHours: checked(
      'SESSION_IDLE_HOURS',
      '72',
      'a number of hours above 0 and up to 8760',
      decimal(0, 8760),
    ),
    authorUsername: checked('AUTHOR_USERNAME', 'thirteen', '3 to 20 letters, digits, _ . -', (raw) =>
      /^[A-Za-z0-9][\w.-]{2,19}$/.test(raw) ? raw : undefined,
    ),
    tipUrl: optional('TIP_URL', 'an http(s) address', isUrlOf(['http:', 'https:'])),
    nextRelease: checked('NEXT_RELEASE', nextRelease, 'a date and a name, like 2025-10-03 A Name', release),
    operatorName: optional('OPERATOR_NAME', 'one line of up to 200 characters', isLine(200)),
    operatorAddress: optional(
      'OPERATOR_ADDRESS',
      'up to 500 characters, its lines separated by |',
      isLine(500),
    ),
    securityContact: optional(
      'SECURITY_CONTACT',
      'an address like mailto:security@example.org or https://example.org/report',
      isUrlOf(['mailto:', 'https:', 'tel:']),
    ),
    trustProxy: checked(
      'TRUST_PROXY',
      'off',
      'off, on, a number of hops, or addresses separated by commas',
      proxy,
    ),
    limitsFactor: checked('LIMITS_FACTOR', '1', 'a number above 0', decimal(0, 1e9)),
    cardCacheMb: checked(
      'CARD_CACHE_MB',
      '512',
      'a whole number of megabytes from 10 to 1000000',
      wholeNumber(10, 1_000_000),
    ),
    logLevel: checked('LOG_LEVEL', 'info', logLevels.join(', '), (raw) =>
      logLevels.find((level) => level === raw),
    ),
    metricsPublic: checked('METRICS_PUBLIC', 'off', 'on or off', onOrOff),
    offline: checked('OFFLINE', 'on', 'on or off', onOrOff),
  };
}

/** An address in an error message loses its password, and a text its line breaks. */
function secretless(raw: string): string {
  return raw.replace(/\/\/[^/@]*@/, '//***@').replaceAll(/\p{Cc}+/gu, ' ');
}

function wholeNumber(minimum: number, maximum: number) {
  return (raw: string) => {
    const value = Number(raw);
    return /^\d+$/.test(raw) && value >= minimum && value <= maximum ? value : undefined;
  };
}

function decimal(above: number, maximum: number) {
  return (raw: string) => {
    const value = Number(raw);
    return Number.isFinite(value) && value > above && value <= maximum ? value : undefined;
  };
}

function onOrOff(raw: string): boolean | undefined {
  return raw === 'on' ? true : raw === 'off' ? false : undefined;
}

function isLine(maximum: number) {
  return (raw: string) => raw.length <= maximum && !/\p{Cc}/u.test(raw);
}

function isUrlOf(protocols: readonly string[]) {
  return (raw: string) => URL.canParse(raw) && protocols.includes(new URL(raw).protocol);
}

// Others encrypt without asking who is at the other end, or only where the server likes to.
const SSL_MODES: ReadonlySet<string | null> = new Set([null, 'verify-full', 'verify-ca', 'disable']);

function isDatabase(raw: string): boolean {
  if (!isUrlOf(['postgres:', 'postgresql:'])(raw)) return false;
  const { searchParams } = new URL(raw);
  const modes = searchParams.getAll('sslmode');
  return (
    modes.length < 2 &&
    SSL_MODES.has(modes[0] ?? null) &&
    !searchParams.has('ssl') &&
    !searchParams.has('uselibpqcompat')
  );
}

function isOrigin(raw: string): boolean {
  return isUrlOf(['http:', 'https:'])(raw) && new URL(raw).origin === raw.replace(/\/$/, '');
}

// Parameters would set options of the mail library, some of which switch encryption off.
function isMailServer(raw: string): boolean {
  if (!isUrlOf(['smtp:', 'smtps:'])(raw)) return false;
  const { hostname, pathname, search, hash } = new URL(raw);
  return hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === '' && !raw.includes('?');
}

function mailbox(raw: string): string | undefined {
  return /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(raw) ? raw : undefined;
}

function mediaBase(raw: string): string | undefined {
  const isUsable = raw.startsWith('/') ? !raw.startsWith('//') : isUrlOf(['http:', 'https:'])(raw);
  return isUsable ? raw.replace(/\/+$/, '') : undefined;
}

function release(raw: string): Config['nextRelease'] | undefined {
  const [, date, name] = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/.exec(raw) ?? [];
  if (date === undefined || name === undefined || Number.isNaN(Date.parse(`${date}T00:00:00Z`)))
    return undefined;
  return { date, name };
}

function proxy(raw: string): boolean | number | string | undefined {
  if (raw === 'off' || raw === 'on') return raw === 'on';
  if (/^\d+$/.test(raw)) return Number(raw);
  return /^[\da-fA-F.:/]+(?:\s*,\s*[\da-fA-F.:/]+)*$/.test(raw) ||
    /^(?:loopback|linklocal|uniquelocal)$/.test(raw)
    ? raw
    : undefined;
}
