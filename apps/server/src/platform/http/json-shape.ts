// Deeper and wider than anything that the contract describes, and cheap to look through.
const MAX_DEPTH = 32;
const MAX_FIELDS = 100;
const MAX_VALUES = 20_000;
const MAX_PARTS = 6_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/**
 * Whether a JSON text nests at most 32 levels deep, holds at most 20,000 values and 6,000 objects and lists, and no
 * object has more than 100 fields: each new name of a field costs the parser more than any value. Looked at before it
 * is parsed.
 */
export function hasModestShape(json: string): boolean {
  const fields: number[] = [];
  let values = 1;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === COMMA) {
      values += 1;
      const left = (fields.pop() ?? 0) - 1;
      if (left < 0 || values > MAX_VALUES) return false;
      fields.push(left);
    } else if (code === OBJECT || code === LIST) {
      fields.push(code === OBJECT ? MAX_FIELDS - 1 : Infinity);
      parts += 1;
      if (fields.length > MAX_DEPTH || parts > MAX_PARTS) return false;
    } else if (code === OBJECT_END || code === LIST_END) fields.pop();
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
