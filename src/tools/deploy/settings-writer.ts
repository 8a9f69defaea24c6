import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type RawSettings, type Settings } from '../../app/settings.ts';
import { jsonForHtml } from '../../site/page-head.ts';
import { edits, nearest } from '../../site/nearest.mjs';
import { limitPolicyToHosts } from '../../site/security-policy.ts';
import { rejectMistakes } from '../../site/settings-mistakes.ts';
import { Mistake, runCommand, type Terminal } from '../commands/command.mjs';
import { anyText, isFolder, textFile } from '../commands/kinds.mjs';
import { compress } from './compress.mjs';

const command = {
  name: 'node write-settings.mjs',
  takes: 'FOLDER [settings.json]',
  does: `Writes the settings of a built shop into every page of FOLDER, in place of those that were there, and the hosts
that these name into the page's Content-Security-Policy.
They are the JSON object of the file and what the environment sets: VITE_API_URL and the other VITE_… settings,
SHOP_NOTICE (a text) and SHOP_CLOSED_ON (days like 2026-11-26,2026-12-25). The environment wins.`,
  rest: { value: 'FOLDER', kind: anyText, max: 2 },
};
const block = /(<script type="application\/json" id="storefront-config">)[^<]*(<\/script>)/;
const ofTheBuild = ['VITE_BACKEND', 'VITE_PROFILE', 'VITE_SITE_URL'];

export function writeSettings(folder: string, settings: RawSettings): readonly string[] {
  const hosts = requireRight(settings);
  const names = (isFolder(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.html'));
  if (names.length === 0) throw new Error(`${folder} holds no page of a shop.`);
  const json = jsonForHtml(settings);
  const pages = names.map((name) => {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    if (!block.test(html)) throw new Error(`${file} has no block of settings: it is not a page of a shop.`);
    return {
      file,
      html: limitPolicyToHosts(html, hosts).replace(block, (_block, start, end) => `${start}${json}${end}`),
    };
  });
  for (const { file, html } of pages) {
    writeFileSync(file, html);
    if (existsSync(`${file}.gz`)) compress(file);
  }
  return names;
}

function requireRight(settings: RawSettings): Settings {
  rejectMistakes(settings);
  const read = readSettings({}, settings, []);
  if (read.ownerMistakes.length > 0) throw new Error(read.ownerMistakes.join('\n'));
  return read;
}

export function settingsOf(environment: Readonly<Record<string, string | undefined>>): RawSettings {
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

const ofTheOwner = ['SHOP_NOTICE', 'SHOP_CLOSED_ON'];

/** Other programs have names of their own that begin with `SHOP_`, so only a name that is nearly right is told. */
function mistypedNames(environment: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = nearest(name, ofTheOwner) ?? '';
    const isNear = !ofTheOwner.includes(name) && edits(name, meant) <= 3;
    return isNear ? [`${name} is not read. Did you mean ${meant}?`] : [];
  });
}

function readSettingsFile(file: string): object {
  const wrong = `${file} must hold a JSON object of settings`;
  const text = textFile.read(file);
  if (text === undefined) throw new Mistake(`The settings must be in ${textFile.must}, not "${file}".`);
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    throw new Error(`${wrong}, and it is not JSON.`);
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) throw new Error(`${wrong}.`);
  return settings;
}

export function runWriteSettings(
  terminal: Terminal,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return runCommand(
    command,
    ({ rest: [folder, file] }) => {
      if (folder === undefined) throw new Mistake('In which folder is the shop? node write-settings.mjs FOLDER');
      const settings = { ...(file === undefined ? {} : readSettingsFile(file)), ...settingsOf(environment) };
      const pages = writeSettings(folder, settings);
      const names = Object.keys(settings).join(', ') || 'no settings';
      for (const sentence of mistypedNames(environment)) terminal.stderr.write(`${sentence}\n`);
      terminal.stdout.write(`${pages.length} pages of ${folder} have ${names}.\n`);
    },
    terminal,
  );
}
