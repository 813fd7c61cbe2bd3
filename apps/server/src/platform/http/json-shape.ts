// More than anything in the contract needs, and still cheap to parse.
const MAX_DEPTH = 32;
const MAX_VALUES = 20_000;
const MAX_NAMES = 200;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
// A bracket and the brace of the same side differ in one bit: with it, both are the brace.
const BRACE_BIT = 0x20;
const OPENS = 0x7b;
const CLOSES = 0x7d;

/**
 * Whether a JSON text nests at most 32 levels deep, holds at most 20,000 values and at most 200 different names of
 * fields: a name that is new costs the parser more than any value. No name may be written with escapes or be that of a
 * prototype. Looked at before the text is parsed.
 */
export function hasModestShape(json: string): boolean {
  const names = new Set<string>();
  let latestText = { start: 0, end: 0 };
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      latestText = { start: at, end: endOfText(json, at) };
      at = latestText.end;
    } else if (code === COMMA) values += 1;
    else if (code === COLON) {
      const name = json.slice(latestText.start + 1, latestText.end);
      if (name === '__proto__' || name.includes('\\')) return false;
      names.add(name);
    } else if ((code | BRACE_BIT) === OPENS) depth += 1;
    else if ((code | BRACE_BIT) === CLOSES) depth -= 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES || names.size > MAX_NAMES) return false;
  }
  return true;
}

/** The place of the quotation mark that ends the text which begins at `start`. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) {
    at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  }
  return at;
}
