import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { withModule } from '../commands/typescript.mjs';
import { Mistake, option, say, startCommand } from '../commands/command.mjs';
import { anyText } from '../commands/kinds.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** @type {Pick<typeof import('./shop-answers'), 'questions' | 'answersOf'>} */
const { questions, answersOf } = await withModule('/tools/new-shop/shop-answers.ts', (exports) => ({
  questions: exports.questions,
  answersOf: exports.answersOf,
}));

const command = {
  name: 'npm run new-shop',
  does: 'Makes a shop. Asks for each answer that no option gives.',
  options: Object.fromEntries(questions.map(({ name, ask: question }) => [name, option('ANSWER', question, anyText)])),
};

await startCommand(command, async ({ options }) => {
  const flags = Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const answers = readAnswers(process.stdin.isTTY ? await ask(flags) : flags);
  const folder = join(root, 'src/app/profiles', answers.slug);
  if (existsSync(folder)) throw new Mistake(`There is a shop in ${folder} already.`);
  await withModule('/tools/new-shop/shop-files.ts', async ({ shopFiles, namesFile, tokensFile }) => {
    /** @param {string} file */
    const read = (file) => readFile(join(root, file), 'utf8');
    const project = {
      names: await read(namesFile),
      tokens: await read(tokensFile),
      products: JSON.parse(await read('fixtures/home-kitchen/products.json')),
    };
    const files = shopFiles(answers, project, new Date().toISOString().slice(0, 10));
    for (const [file, text] of Object.entries(files)) await writeFormatted(join(root, file), String(text));
    say(`Written: ${Object.keys(files).join(', ')}`);
  });
  await cp(join(root, 'src/app/profiles/home-kitchen/pictures'), join(folder, 'pictures'), { recursive: true });
  say(`Copied: src/app/profiles/${answers.slug}/pictures

${answers.name} is in src/app/profiles/${answers.slug}. To open it:

  VITE_PROFILE=${answers.slug} npm start

To replace next: what your kitchen works with in kitchen.ts, which customers with an allergy read; the pictures and
words, the address of the site, phone and email in contact.ts, shipping in profile.ts, the dishes in
fixtures/${answers.slug}/products.json. legal.ts is a draft: have it read before you open.`);
});

/** @param {Record<string, string>} typed */
function readAnswers(typed) {
  try {
    return answersOf(typed);
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {Record<string, string>} flags
 */
async function ask(flags) {
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
  const { format, resolveConfig } = await import('prettier');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}
