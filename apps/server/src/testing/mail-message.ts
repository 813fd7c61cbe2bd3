/** A mail that arrived: its headers by lower-case name, and its text as it was sent. */
export type ReceivedMail = {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly recipients: readonly string[];
};

/** Takes a message apart. Folded headers are joined; the text is decoded. */
export function parseMessage(raw: string, recipients: readonly string[] = []): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    raw
      .slice(0, end)
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { headers, text: decode(raw.slice(end + 4), headers['content-transfer-encoding']), recipients };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
