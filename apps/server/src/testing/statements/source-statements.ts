import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { tablePlaces } from '#platform/db/table-places.ts';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const STARTS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);
// A statement that begins at a table which each node has, for example at `users`, and joins what is a fan's.
const OF_ONE_FAN = /\.where\(\s*'\w+\.(?:user_)?id',\s*'=',/;
const JOINS = new Set(['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin']);

/** Where the code names a table of the database, and how that place finds its rows. */
export type TableUse = {
  readonly file: string;
  readonly line: number;
  /** The named function or constant around it. */
  readonly function: string;
  readonly table: string;
  /** Undefined where a reader of the code can't see that it finds rows of one value alone. */
  readonly routing: 'anywhere' | 'one value' | undefined;
};

/** Every place in the server's code, its tests aside, that begins or joins a statement on a table. */
export function listTableUses(): readonly TableUse[] {
  return globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .flatMap(usesIn);
}

function usesIn(file: string): readonly TableUse[] {
  const text = readFileSync(`${SOURCES}${file}`, 'utf8');
  if (!/selectFrom|insertInto|updateTable|deleteFrom/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const uses: TableUse[] = [];
  const visit = (node: ts.Node): void => {
    const named = ts.isCallExpression(node) ? tableOf(node) : undefined;
    if (named && ts.isCallExpression(node)) {
      const line = source.getLineAndCharacterOfPosition(named.at).line + 1;
      uses.push({
        file,
        line,
        function: nameAround(node),
        table: named.table,
        routing: routingOf(node, named),
      });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return uses;
}

type Named = { readonly method: string; readonly table: string; readonly alias: string; readonly at: number };

/** The table that a call of the query builder names, as `selectFrom('lists as top13')` does. */
function tableOf({ expression, arguments: [first] }: ts.CallExpression): Named | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const method = expression.name.text;
  if (!STARTS.has(method) && !JOINS.has(method)) return undefined;
  // A query inside names its own tables.
  if (!first || ts.isArrowFunction(first) || ts.isCallExpression(first)) return undefined;
  // In a variable the table is unknown: nobody can vouch for it.
  if (!ts.isStringLiteral(first))
    return { method, table: first.getText(), alias: '', at: expression.name.pos };
  const [table = '', alias = table] = first.text.split(' as ');
  return { method, table, alias, at: expression.name.pos };
}

function routingOf(call: ts.CallExpression, { method, table, alias }: Named): TableUse['routing'] {
  const place = Object.entries(tablePlaces).find(([name]) => name === table)?.[1];
  if (place === undefined) return undefined;
  if (typeof place !== 'object') return 'anywhere';
  const column = `(?:${alias}\\.)?${place.by}`;
  // A row that is inserted carries the value itself, in whatever variable it was put together.
  const found =
    method === 'insertInto'
      ? new RegExp(`\\b${place.by}\\b`).test(functionAround(call).getText())
      : JOINS.has(method)
        ? new RegExp(`'${alias}\\.${place.by}'`).test(call.getText()) && OF_ONE_FAN.test(chainAround(call))
        : new RegExp(`\\.where\\(\\s*'${column}',\\s*'=',`).test(chainAround(call));
  return found ? 'one value' : undefined;
}

/** The whole statement of a call: what it is chained to, and what is chained to it. */
function chainAround(call: ts.CallExpression): string {
  let chain: ts.Node = call;
  while (ts.isPropertyAccessExpression(chain.parent) || isCallOf(chain.parent, chain)) chain = chain.parent;
  return chain.getText();
}

function isCallOf(parent: ts.Node, node: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression === node;
}

function functionAround(node: ts.Node): ts.Node {
  let around = node;
  while (!ts.isSourceFile(around.parent)) around = around.parent;
  return around;
}

function nameAround(node: ts.Node): string {
  const around = functionAround(node);
  if (ts.isFunctionDeclaration(around)) return around.name?.text ?? '';
  if (!ts.isVariableStatement(around)) return '';
  return around.declarationList.declarations[0]?.name.getText() ?? '';
}
