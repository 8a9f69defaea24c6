import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, it } from 'vitest';
import { notInFirefox } from './tools/not-in-firefox';

/** A title that begins with one of these words has its subject elsewhere. */
const badOpening =
  /^(?:that|of|whose|after|before|with|without|where|while|when|if|for|in|on|at|by|as|to|is|are|was|were|does|do|has|have|had|can|cannot|could|may|must|never|also|and)\b/;

const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const titles = files.flatMap((path) =>
  titlesIn(path, readFileSync(`test/${path}`, 'utf8')).map((title) => ({ path, title })),
);

it('the tests that cannot run in Firefox are browser tests', () => {
  const ofBrowser = titles.filter(({ path, title }) => path.startsWith('e2e/') && title !== '');
  const unknown = notInFirefox
    .flatMap((entry) => entry.titles)
    .filter((title) => !ofBrowser.some((known) => title.startsWith(known.title)));
  expect(unknown).toEqual([]);
});

it('test titles begin with their subject', () => {
  expect(titles.length).toBeGreaterThan(2000);
  expect(titles.filter(({ title }) => badOpening.test(title))).toEqual([]);
});

it.each([
  ["it('a cart is empty', () => {})", 'a cart is empty'],
  ["test.only('a cart is empty', () => {})", 'a cart is empty'],
  ["it.each([1, 2])('a cart of %d', () => {})", 'a cart of %d'],
  ['it.each`a`("a cart", () => {})', 'a cart'],
  ['test(`the shop of ${name}`, () => {})', 'the shop of '],
])('the title of %s is read', (source, title) => {
  expect(titlesIn('a.test.ts', source)).toEqual([title]);
});

it.each(["describe('of a guest', () => {})", "test.step('after it', () => {})", "expect('is').toBe('is')"])(
  '%s has no test title',
  (source) => {
    expect(titlesIn('a.test.ts', source)).toEqual([]);
  },
);

/** A template counts up to its first value. */
function titlesIn(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!title || !isTest(callee)) return;
      if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title.type === 'TemplateLiteral') titles.push(title.quasis[0]?.value.cooked ?? '');
    },
  }).visit(program);
  return titles;
}

/** `it`, `test.only`, or a call of `it.each` */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test';
  if (callee.type === 'CallExpression') return isTable(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTable(callee.tag);
  return isMember(callee, /^(?:only|skip|fails|fixme|fail)$/);
}

function isTable(node: ESTree.Node): boolean {
  return isMember(node, /^(?:each|for|skipIf|runIf)$/);
}

function isMember(node: ESTree.Node, names: RegExp): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    names.test(node.property.name) &&
    isTest(node.object)
  );
}
