import { parseSync, Visitor, type ESTree } from 'vite';

export interface ModuleFacts {
  readonly exportedNames: readonly string[];
  /** Static, re-exported, type-only and dynamic imports and globs, as written. */
  readonly imports: readonly string[];
  /** Strings and templates, without the `/` that splits or joins other strings. */
  readonly texts: readonly string[];
  /** Strings compared in conditions and `case` labels. */
  readonly comparedTexts: readonly string[];
  readonly readsBuildSettings: boolean;
  /** Reads of the clock and of randomness that bypass the ports. */
  readonly clockOrRandomness: readonly string[];
  /** The browser writes these in a language: formats of `Intl`, and `toLocaleString` and its kind. */
  readonly localeTexts: readonly string[];
}

/** `Intl` says these in no language. */
const intlFacts = ['resolvedOptions', 'supportedLocalesOf', 'supportedValuesOf'];
const computed = '(computed)';
const separatorMethods = ['startsWith', 'endsWith', 'replaceAll', 'split', 'join'];

export function moduleFacts(file: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const exportedNames = new Set<string>();
  const imports: string[] = [];
  const texts: string[] = [];
  const separators = new Set<ESTree.Node>();
  const comparedTexts: string[] = [];
  const clockOrRandomness: string[] = [];
  const localeTexts: string[] = [];
  const withoutText = new Set<ESTree.Node>();
  let readsBuildSettings = false;
  const importFrom = (request: ESTree.Node | null) => {
    if (request) imports.push(textOf(request) ?? computed);
  };

  new Visitor({
    ImportDeclaration: ({ source: request }) => importFrom(request),
    ExportAllDeclaration: ({ source: request }) => importFrom(request),
    ExportNamedDeclaration: ({ source: request, declaration, specifiers }) => {
      importFrom(request);
      const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      for (const node of declared)
        if (node && 'id' in node && node.id) namesOf(node.id).forEach((name) => exportedNames.add(name));
      if (!request) specifiers.forEach(({ exported }) => exportedNames.add(nameOf(exported)));
    },
    ImportExpression: ({ source: request }) => importFrom(request),
    TSImportType: ({ source: request }) => importFrom(request),
    CallExpression: ({ callee, arguments: given }) => {
      const [globs] = given;
      if (callee.type !== 'MemberExpression' || !globs) return;
      if (separatorMethods.includes(nameOf(callee.property))) {
        given.filter((argument) => textOf(argument) === '/').forEach((argument) => separators.add(argument));
      }
      if (callee.object.type !== 'MetaProperty') return;
      const paths = globs.type === 'ArrayExpression' ? globs.elements : [globs];
      if (nameOf(callee.property) === 'glob') paths.forEach(importFrom);
    },
    MemberExpression: (node) => {
      const { object, property } = node;
      const member = `${nameOf(object)}.${nameOf(property)}`;
      if (/^toLocale(Date|Time)?String$/.test(nameOf(property))) localeTexts.push(nameOf(property));
      if (intlFacts.includes(nameOf(property))) withoutText.add(node).add('callee' in object ? object.callee : object);
      if (nameOf(object) === 'Intl' && !withoutText.has(node)) localeTexts.push(member);
      if (member === 'Date.now' || member === 'Math.random') clockOrRandomness.push(member);
      if (object.type === 'MetaProperty' && nameOf(property) === 'env') readsBuildSettings = true;
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (nameOf(callee) === 'Date' && given.length === 0) clockOrRandomness.push('new Date()');
    },
    Literal: (literal) => {
      if (typeof literal.value === 'string' && !separators.has(literal)) texts.push(literal.value);
    },
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.raw).join('${}')),
    BinaryExpression: ({ left, right, operator }) => {
      if (!/^[!=]==?$/.test(operator)) return;
      comparedTexts.push(...[left, right].flatMap((side) => textOf(side) ?? []));
    },
    SwitchCase: ({ test }) => {
      if (test) comparedTexts.push(...[test].flatMap((text) => textOf(text) ?? []));
    },
  }).visit(program);
  return {
    exportedNames: [...exportedNames],
    imports,
    texts,
    comparedTexts,
    readsBuildSettings,
    clockOrRandomness,
    localeTexts,
  };
}

function nameOf(node: ESTree.Node): string {
  return node.type === 'Identifier' ? node.name : '';
}

/** An array may declare several: `const [first, second] = …`. */
function namesOf(declared: ESTree.Node): readonly string[] {
  return declared.type === 'ArrayPattern'
    ? declared.elements.flatMap((element) => (element ? namesOf(element) : []))
    : [nameOf(declared)];
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.raw;
  return undefined;
}
