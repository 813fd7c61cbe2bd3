/** A row of the tables in docs/security.md: what the standard asks, how it is met, and what shows it. */
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm;
const EVIDENCE = /`([^`]+\.(?:test|spec)\.(?:tsx?|mjs))`(?: \(`([^`]+)`\))?: "((?:[^"]|"(?!;|$))*)"/g;
const NAMED_FILE = /`((?:\.?[\w-]+\/)*\.?[\w.-]+\.(?:ts|tsx|mjs|js|json|cjs))`/g;
const SECTION = /\]\(#([^)]+)\)/g;
const OPEN = /^\s*$|\b(?:open|todo|tbd|later)\b|\?$/i;
const COUNTS = /Of (\d+) requirements (\d+) are met[^.]*?, (\d+) with[^.]*?, (\d+) relaxed[^.]*?, (\d+) not/;

/** Reads the rows, with the files, tests and sections that they name. */
export function readSecurityTable(page) {
  return [...page.matchAll(ROW)].map(([, id, level, asks, how, shown]) => ({
    id,
    level: Number(level),
    kind: kindOf(how),
    isOpen:
      [asks, how, shown].some((text) => OPEN.test(text.trim())) || (shown.trim() === '–') !== isIdle(how),
    files: [...how.matchAll(NAMED_FILE)].map(([, file]) => file),
    tests: [...shown.matchAll(EVIDENCE)].map(([, file, place, title]) => ({ file: place ?? file, title })),
    sections: [...`${how} ${shown}`.matchAll(SECTION)].map(([, section]) => section),
  }));
}

/** What the page itself says of how many rows are of each kind. */
export function readCounts(page) {
  const [, all, met, operator, relaxed, idle] = COUNTS.exec(page)?.map(Number) ?? [];
  return { all, met, operator, relaxed, idle };
}

/** The anchors of a page's headings, as GitHub makes them. */
export function listSections(page) {
  return [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function isIdle(how) {
  return how.startsWith('Not applicable: ');
}

function kindOf(how) {
  if (isIdle(how)) return 'idle';
  if (how.includes('Relaxed: ')) return 'relaxed';
  return how.includes('Operator: ') ? 'operator' : 'met';
}
