import { parseArgs } from 'node:util';
import { exitWithShell } from '../../site/exit-with-shell.mjs';
import { edits, nearest } from '../../site/nearest.mjs';

/** @import { Kind } from './kinds.mjs' */
/** @typedef {{ readonly write: (text: string) => unknown }} Output */
/** @typedef {{ readonly args: readonly string[], readonly stdout: Output, readonly stderr: Output }} Terminal */

/**
 * `value` is how the value is written in the usage. A switch has none.
 * @template Value
 * @typedef {{ does: string, value?: string, short?: string, read: (name: string, written: readonly string[]) => Value }} Option
 */

/**
 * The usage is `name` and `takes`, or a line for each of `forms`.
 * @template {Record<string, Option<unknown>>} Options
 * @typedef {object} Command
 * @property {string} name
 * @property {string} does
 * @property {string} [takes]
 * @property {readonly (readonly [form: string, does: string])[]} [forms]
 * @property {Options} [options]
 * @property {{ value: string, does?: string, kind: Kind<string>, max?: number }} [rest]
 */

/**
 * @template {Record<string, Option<unknown>>} Options
 * @typedef {{ options: { [Name in keyof Options]: ReturnType<Options[Name]['read']> }, rest: readonly string[] }} Given
 */

/** What the writer of a command did wrong, in one sentence. */
export class Mistake extends Error {
  /** @override */
  name = 'Mistake';
}

/** A module that Vite loaded has a class `Mistake` of its own. @param {unknown} error */
const isMistake = (error) => error instanceof Error && error.name === 'Mistake';

/** @param {string} does @returns {Option<boolean>} */
export const flag = (does) => ({ does, read: (_name, written) => written.length > 0 });

/**
 * @template Value, [Otherwise=undefined]
 * @param {string} value
 * @param {string} does
 * @param {Kind<Value>} kind
 * @param {Otherwise} [otherwise]
 * @returns {Option<Value | Otherwise>}
 */
export function option(value, does, kind, otherwise) {
  const says = otherwise === undefined ? does : `${does}; ${String(otherwise)} unless given`;
  return {
    value,
    does: says,
    read: (name, written) => {
      const last = written.at(-1);
      return last === undefined ? /** @type {Otherwise} */ (otherwise) : read(name, kind, last);
    },
  };
}

/**
 * @template Value
 * @param {string} value
 * @param {string} does
 * @param {Kind<Value>} kind
 * @returns {Option<readonly Value[]>}
 */
export const manyOf = (value, does, kind) => ({
  value,
  does: `${does}; can be given more than once`,
  read: (name, written) => written.map((one) => read(name, kind, one)),
});

/** @template Value @param {string} name @param {Kind<Value>} kind @param {string} written */
function read(name, kind, written) {
  const value = kind.read(written);
  if (value === undefined) throw new Mistake(`${name} must be ${kind.must}, not "${written}".`);
  return value;
}

/**
 * @template {Record<string, Option<unknown>>} Options
 * @param {Command<Options>} command
 * @param {readonly string[]} args
 * @returns {Given<Options>}
 */
export function readArguments(command, args) {
  const options = /** @type {Options} */ (command.options ?? {});
  const types = Object.entries(options).map(([name, { value, short }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(short ? { short } : {}) },
  ]);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  /** @type {Record<string, string[]>} */
  const written = {};
  for (const token of tokens) if (token.kind === 'option') (written[token.name] ??= []).push(valueOf(token, options));
  const rest = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const values = Object.entries(options).map(([name, { read: readOption }]) => [
    name,
    readOption(`--${name}`, written[name] ?? []),
  ]);
  return { options: Object.fromEntries(values), rest: readRest(command, rest) };
}

/**
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} token
 * @param {Record<string, Option<unknown>>} options
 */
function valueOf({ name, rawName, value, inlineValue }, options) {
  const found = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!found) throw new Mistake(unknownOption(rawName, Object.keys(options)));
  if (found.value === undefined && value !== undefined) throw new Mistake(`${rawName} takes no value.`);
  if (found.value !== undefined && (value === undefined || (!inlineValue && value.startsWith('-'))))
    throw new Mistake(`${rawName} needs a value: ${rawName} ${found.value}.`);
  return value ?? '';
}

/** @param {string} written @param {readonly string[]} names */
function unknownOption(written, names) {
  const known = [...names, 'help'].map((name) => `--${name}`);
  const near = nearest(written, known) ?? '--help';
  const hint = edits(written, near) <= 3 ? `did you mean ${near}?` : `--help lists what there is.`;
  return `Unknown option '${written}': ${hint}`;
}

/** @param {Pick<Command<Record<string, Option<unknown>>>, 'rest'>} command @param {readonly string[]} written */
function readRest({ rest }, written) {
  const stray = written[rest ? (rest.max ?? written.length) : 0];
  if (stray !== undefined) throw new Mistake(`Unexpected argument '${stray}': --help tells what can be given.`);
  return rest ? written.map((one) => read(rest.value, rest.kind, one)) : [];
}

/** @param {Command<Record<string, Option<unknown>>>} command */
export function usageOf({ name, does, takes, forms = [], options = {}, rest }) {
  const called = name.startsWith('npm ') ? `${name} --` : name;
  const optional = Object.keys(options).length > 0 ? ['[options]'] : [];
  const behind = takes ?? [...(rest ? [`[${rest.value}]`] : []), ...optional].join(' ');
  const plain = behind === '' ? name : `${called} ${behind}`;
  const lines = forms.length > 0 ? table(forms.map(([form, says]) => [`${called} ${form}`, says])) : [plain];
  const rows = Object.entries(options).map(([option, { value, short, does: says }]) => {
    const long = `--${option}${value === undefined ? '' : ` ${value}`}`;
    return [`  ${short ? `-${short}, ` : ''}${long}`, says];
  });
  const given = rest?.does ? [[`  ${rest.value}`, rest.does]] : [];
  const all = table([...given, ...rows]);
  return `${[...lines, '', does, ...(all.length > 0 ? ['', ...all] : [])].join('\n')}\n`;
}

/** @param {readonly (readonly string[])[]} rows */
function table(rows) {
  const width = Math.max(0, ...rows.map(([first = '']) => first.length).filter((length) => length <= 40));
  return rows.map(([first = '', second]) => `${first.padEnd(width)}  ${second}`);
}

/**
 * Returns the exit code: that of `run`, 2 after a mistake, 1 after a failure. A failure is told by its sentence, a bug
 * by its stack.
 * @template {Record<string, Option<unknown>>} Options
 * @param {Command<Options>} command
 * @param {(given: Given<Options>) => Promise<number | void> | number | void} run
 * @param {Terminal} terminal
 * @returns {Promise<number>}
 */
export async function runCommand(command, run, { args, stdout, stderr }) {
  try {
    if (args.some((arg) => arg === '--help' || arg === '-h')) {
      stdout.write(usageOf(command));
      return 0;
    }
    return (await run(readArguments(command, args))) ?? 0;
  } catch (error) {
    stderr.write(`${told(error)}\n`);
    return isMistake(error) ? 2 : 1;
  }
}

/** @param {unknown} error */
function told(error) {
  if (!(error instanceof Error)) return String(error);
  return isMistake(error) || error.constructor === Error ? error.message : error.stack;
}

/**
 * Servers that `run` started keep running, unless it failed.
 * @template {Record<string, Option<unknown>>} Options
 * @param {Command<Options>} command
 * @param {(given: Given<Options>) => Promise<number | void> | number | void} run
 * @param {readonly string[]} [args]
 */
export async function startCommand(command, run, args = process.argv.slice(2)) {
  if (process.env.npm_lifecycle_event) exitWithShell();
  const { stdout, stderr } = process;
  endWithReader();
  const code = await runCommand(command, run, { args, stdout, stderr });
  if (code !== 0) process.exit(code);
}

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`);

export function endWithReader() {
  process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));
}
