import { resolve } from 'node:path';
import { type JsxAttribute, type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, type Symbol } from 'typescript/unstable/sync';
import { isKnown, keysByName } from './browser-data';

const shipped = /\/src\/(?:adapters|app|demo|domain|ui|view-models|build\/page-scripts|build\/service-worker\.ts)/;
/** The interfaces that share the members of a mixin. */
const shared = [
  'Window',
  'Document',
  'Element',
  'HTMLElement',
  'Node',
  'CanvasRenderingContext2D',
  'Request',
  'Response',
];
/** The syntax around the name of an event: a call, or a choice or list of names. */
const namePlaces: readonly SyntaxKind[] = [
  SyntaxKind.CallExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ArrayLiteralExpression,
];
const apiKeys = keysByName('api');

export function scriptFeatures(): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json is no project.');
    const names = project.program.getSourceFileNames();
    for (const file of names.filter((name) => shipped.test(name) && !name.includes('/node_modules/'))) {
      const source = project.program.getSourceFile(file);
      const nodes: Node[] = [];
      const visit = (node: Node) => {
        nodes.push(node);
        node.forEachChild(visit);
      };
      source?.forEachChild(visit);
      const identifiers = nodes.filter((node) => isIdentifier(node) && node.parent.kind !== SyntaxKind.TypeReference);
      const keys = [
        ...project.checker.getSymbolAtLocation(identifiers).flatMap((symbol) => (symbol ? keysOf(symbol) : [])),
        ...nodes.flatMap(namedInText),
      ];
      for (const key of new Set(keys)) users.set(key, [...(users.get(key) ?? []), file]);
    }
  } finally {
    api.close();
  }
  return users;
}

function keysOf(symbol: Symbol): readonly string[] {
  const library = symbol.declarations.find(({ path }) => /\/lib\.[^/]*\.d\.ts$/.test(path))?.path;
  if (!library) return [];
  const owner = symbol
    .getParent()
    ?.name.replace(/Constructor$|^Readonly/g, '')
    .replace('IteratorObject', 'Iterator');
  const path = owner === undefined ? symbol.name : `${owner}.${symbol.name}`;
  const builtIn = [`javascript.builtins.${path}`, `javascript.builtins.Intl.${path}`];
  const web = [`api.${path}`, `api.Window.${path}`, `api.${path}_static`];
  const ofMixin = owner === undefined ? [] : shared.map((name) => `api.${name}.${symbol.name}`);
  const [key] = (library.includes('lib.dom') ? [...web, ...ofMixin] : builtIn).filter(isKnown);
  return key ? [key] : [];
}

/** Events and attributes, whose names are texts: `addEventListener('scrollend')`, `fetchPriority`. */
function namedInText(node: Node): readonly string[] {
  if (isStringLiteral(node)) return namePlaces.includes(node.parent.kind) ? eventKeys(node.text) : [];
  if (isJsxAttribute(node)) return isIdentifier(node.name) ? ofAttribute(node.name.text, tagOf(node)) : [];
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [];
  const [name] = node.arguments;
  const setsOne = /^(?:set|toggle)Attribute$/.test(node.expression.name.text);
  return setsOne && name && isStringLiteral(name) ? ofAttribute(name.text) : [];
}

function tagOf({ parent: { parent: element } }: JsxAttribute): string | undefined {
  const isElement = isJsxOpeningElement(element) || isJsxSelfClosingElement(element);
  return isElement && isIdentifier(element.tagName) ? element.tagName.text : undefined;
}

/** React calls the listener of an event `onScrollEnd`. */
function ofAttribute(name: string, tag = '*'): readonly string[] {
  const places = [`html.global_attributes`, `html.elements.${tag}`].map((place) => `${place}.${name.toLowerCase()}`);
  return [...places.filter(isKnown), ...eventKeys(name.replace(/^on/, ''))];
}

function eventKeys(name: string): readonly string[] {
  const keys = apiKeys.get(`${name.toLowerCase()}_event`) ?? [];
  return keys.filter((key) => shared.includes(key.split('.')[1] ?? ''));
}
