import ts from 'typescript';
import { listLacking, support } from './browsers.mjs';

/** The data files what these have in common under the interfaces that share it. */
const SHARED_BY = ['Element', 'HTMLElement', 'Document', 'Node', 'Window', 'Navigator', 'Response', 'Event'];

/** Names what files use of the language and the browser that our oldest browsers lack: the key, where, and which browsers. */
export function findNewerInScripts(files) {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    allowJs: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const wanted = new Set(files);
  const found = [];

  function look(file, node) {
    if (ts.isIdentifier(node)) {
      for (const key of keysOf(node)) {
        const lacking = listLacking(key);
        if (lacking.length > 0) found.push({ key, lacking, ...placeOf(file, node) });
      }
    }
    ts.forEachChild(node, (child) => look(file, child));
  }

  /** The keys of what a name stands for, where the browser or the language brings it. */
  function keysOf(node) {
    const declaration = checker
      .getSymbolAtLocation(node)
      ?.declarations?.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
    if (declaration === undefined || ts.isTypeNode(node.parent)) return [];
    const member = node.text;
    const owner = ownerOf(declaration);
    if (owner === undefined) return firstKnown([`api.${member}`, `javascript.builtins.${member}`]);
    const receiver = ts.isPropertyAccessExpression(node.parent) ? typeNameOf(node.parent.expression) : [];
    return (
      [...new Set([owner, ...receiver, ...SHARED_BY])]
        .map((name) => firstKnown(keysOfMember(name, member)))
        .find((keys) => keys.length > 0) ?? []
    );
  }

  function typeNameOf(expression) {
    const name = checker.getTypeAtLocation(expression).getSymbol()?.name;
    return name === undefined ? [] : [name];
  }

  for (const file of program.getSourceFiles()) if (wanted.has(file.fileName)) look(file, file);
  return found;
}

function keysOfMember(owner, member) {
  const name = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');
  return [`api.${name}.${member}_static`, `api.${name}.${member}`, `javascript.builtins.${name}.${member}`];
}

/** The interface or the global object that declares a member; undefined for a global name. */
function ownerOf(declaration) {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.text;
  return undefined;
}

function firstKnown(keys) {
  return keys.filter((key) => support.has(key)).slice(0, 1);
}

function placeOf(file, node) {
  return { file: file.fileName, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 };
}
