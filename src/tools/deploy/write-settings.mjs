import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.mjs';

const usage = `node write-settings.mjs FOLDER [settings.json]

Writes the settings of a built shop into every page of FOLDER, in place of those that were there.
They are the JSON object of the file and what the environment sets: VITE_API_URL and the other VITE_… settings,
SHOP_NOTICE (a text) and SHOP_CLOSED_ON (days like 2026-11-26,2026-12-25). The environment wins.
`;
const block = /(<script type="application\/json" id="storefront-config">)[^<]*(<\/script>)/;
/** Set by the build, so a page cannot change them. */
const ofTheBuild = ['VITE_BACKEND', 'VITE_PROFILE'];

/**
 * Throws an Error that names what is wrong.
 * @param {string} folder
 * @param {Readonly<Record<string, unknown>>} settings
 */
export function writeSettings(folder, settings) {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${folder} holds no page of a shop.`);
  // Escaped, so that no text can end the script block.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  for (const page of pages) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8');
    if (!block.test(html)) throw new Error(`${file} has no block of settings: it is not a page of a shop.`);
    writeFileSync(
      file,
      html.replace(block, (_block, start, end) => `${start}${json}${end}`),
    );
    if (existsSync(`${file}.gz`)) compress(file);
  }
  return pages;
}

/** @param {Readonly<Record<string, string | undefined>>} environment */
export function settingsOf(environment) {
  const { SHOP_NOTICE: notice, SHOP_CLOSED_ON: days = '' } = environment;
  const closedOn = days.split(',').map((day) => day.trim());
  const settings = Object.entries(environment).filter(
    ([name]) => name.startsWith('VITE_') && !ofTheBuild.includes(name),
  );
  return {
    ...Object.fromEntries(settings),
    ...(notice ? { notice } : {}),
    ...(days ? { closedOn: closedOn.filter(Boolean) } : {}),
  };
}

/** @param {string} file */
function readSettingsFile(file) {
  const wrong = `${file} must hold a JSON object of settings`;
  const text = readFileSync(file, 'utf8');
  /** @type {unknown} */
  let settings;
  try {
    settings = JSON.parse(text);
  } catch {
    throw new Error(`${wrong}, and it is not JSON.`);
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) throw new Error(`${wrong}.`);
  return settings;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, file] = process.argv.slice(2);
  try {
    if (folder === undefined) throw new Error(usage);
    const settings = { ...(file === undefined ? {} : readSettingsFile(file)), ...settingsOf(process.env) };
    const pages = writeSettings(folder, settings);
    process.stdout.write(
      `${pages.length} pages of ${folder} have ${Object.keys(settings).join(', ') || 'no settings'}.\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
