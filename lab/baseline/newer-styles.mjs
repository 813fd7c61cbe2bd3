import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { listLacking, support } from './browsers.mjs';

const FUNCTION = /(-?[a-z][\w-]*)\(\s*(from\b)?/gi;
const WORD = /(?<![\w.#$-])-?[a-z][a-z-]*(?![\w(-])/gi;
const PSEUDO = /::?([a-z-]+)/gi;
const MEDIA_FEATURE = /\(\s*(?:min-|max-)?([a-z-]+)/gi;

const typesByName = Map.groupBy(
  [...support.keys()].filter((key) => key.startsWith('css.types.')),
  (key) =>
    key
      .split('.')
      .at(-1)
      .replace(/-function$/, ''),
);

/** Names what style sheets use that our oldest browsers lack. What stands inside `@supports` asks the browser first. */
export function findNewerInStyles(files) {
  return files.flatMap((file) => {
    const found = [];
    parse(readFileSync(file, 'utf8'), { from: file }).walk((node) => {
      if (isAskedFirst(node)) return;
      for (const key of keysOf(node).filter((name) => support.has(name))) {
        const lacking = listLacking(key);
        if (lacking.length > 0) found.push({ key, lacking, file, line: node.source.start.line });
      }
    });
    return found;
  });
}

function keysOf(node) {
  if (node.type === 'decl') return [...propertyKeys(node), ...functionKeys(node.value)];
  if (node.type === 'rule') return matches(PSEUDO, node.selector).map(([, name]) => `css.selectors.${name}`);
  if (node.type !== 'atrule') return [];
  const features = node.name === 'media' ? matches(MEDIA_FEATURE, node.params) : [];
  return [`css.at-rules.${node.name}`, ...features.map(([, name]) => `css.at-rules.media.${name}`)];
}

function propertyKeys({ prop, value }) {
  if (prop.startsWith('--')) return [];
  const own = `css.properties.${prop}`;
  return [own, ...matches(WORD, value).map(([word]) => `${own}.${word}`)];
}

function functionKeys(value) {
  return matches(FUNCTION, value).flatMap(([, name, from]) =>
    from ? [`css.types.color.${name}.relative_syntax`] : (typesByName.get(name) ?? []),
  );
}

function matches(pattern, text) {
  return [...text.matchAll(pattern)];
}

function isAskedFirst(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'atrule' && parent.name === 'supports') return true;
  return false;
}
