import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

async function main() {
  const { questions, answersOf, shopFiles, namesFile, tokensFile } = await loadMaker();
  const answers = answersOf(await allAnswers(questions));

  const folder = join(root, 'src/app/profiles', answers.slug);
  if (existsSync(folder)) throw new Error(`There is a shop in ${folder} already.`);
  /** @param {string} file */
  const read = (file) => readFile(join(root, file), 'utf8');
  const project = {
    names: await read(namesFile),
    tokens: await read(tokensFile),
    products: JSON.parse(await read('fixtures/home-kitchen/products.json')),
  };
  const files = shopFiles(answers, project, new Date().toISOString().slice(0, 10));
  for (const [file, text] of Object.entries(files)) await writeFormatted(join(root, file), text);
  await cp(join(root, 'src/app/profiles/home-kitchen/pictures'), join(folder, 'pictures'), { recursive: true });

  process.stdout.write(`${answers.name} is in src/app/profiles/${answers.slug}. To open it:

  VITE_PROFILE=${answers.slug} npm start

To replace next: the pictures and words, the address of the site, phone and email in contact.ts, tax and shipping in
profile.ts, the dishes in fixtures/${answers.slug}/products.json. legal.ts is a draft: have it read before you open.
`);
}

/** @param {readonly import('./shop-answers').Question[]} questions */
async function allAnswers(questions) {
  const { values } = parseArgs({
    options: Object.fromEntries(questions.map(({ name }) => [name, { type: /** @type {const} */ ('string') }])),
  });
  const flags = Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return process.stdin.isTTY ? ask(questions, flags) : flags;
}

/**
 * Asks what the flags leave open, and repeats a question after an invalid answer.
 * @param {readonly import('./shop-answers').Question[]} questions
 * @param {Record<string, string>} flags
 */
async function ask(questions, flags) {
  const answers = { ...flags };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const { name, ask: question, applies, check } of questions) {
    if (!applies(answers)) continue;
    while (check(answers[name] ?? '') !== undefined) {
      if (answers[name]) process.stdout.write(`${check(answers[name])}\n`);
      answers[name] = await terminal.question(`${question} `);
    }
  }
  terminal.close();
  return answers;
}

/**
 * @param {string} path
 * @param {string} text
 */
async function writeFormatted(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** @returns {Promise<typeof import('./shop-answers') & typeof import('./shop-files')>} */
async function loadMaker() {
  const outDir = join(root, '.build/new-shop');
  const input = ['shop-answers', 'shop-files'];
  await build({
    configFile: false,
    root: join(root, 'src'),
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: input.map((name) => join(import.meta.dirname, `${name}.ts`)) },
    },
  });
  const modules = await Promise.all(input.map((name) => import(pathToFileURL(join(outDir, `${name}.js`)).href)));
  return Object.assign({}, ...modules);
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
