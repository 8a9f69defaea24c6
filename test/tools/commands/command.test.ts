import { describe, expect, it } from 'vitest';
import {
  flag,
  manyOf,
  Mistake,
  option,
  readArguments,
  runCommand,
  usageOf,
} from '../../../src/tools/commands/command.mjs';
import { anyText, choiceOf, originLike, portNumber, integerFrom } from '../../../src/tools/commands/kinds.mjs';

const command = {
  name: 'npm run bake',
  does: 'Bakes.',
  options: {
    port: option('PORT', 'of the oven', portNumber(2), 5173),
    flour: option('KIND', 'which flour', choiceOf(['rye', 'wheat'])),
    only: manyOf('NAME', 'only this one', anyText),
    fast: { ...flag('in a hurry'), short: 'f' },
  },
  rest: { value: 'CAKE…', does: 'what to bake', kind: choiceOf(['tart', 'roll']), max: 2 },
};
const read = (...args: readonly string[]) => readArguments(command, args);

async function run(args: readonly string[], work: () => number | void = () => undefined) {
  const said = { stdout: '', stderr: '' };
  const stdout = { write: (text: string) => (said.stdout += text) };
  const stderr = { write: (text: string) => (said.stderr += text) };
  return { code: await runCommand(command, work, { args, stdout, stderr }), ...said };
}

/** A module that Vite loaded throws one of another class of this name. */
class MistakeElsewhere extends Error {
  override name = 'Mistake';
}

function fails(error: Error) {
  return run([], () => {
    throw error;
  });
}

describe('the arguments of a command', () => {
  it('options that are not given have their default', () => {
    expect(read()).toEqual({ options: { port: 5173, flour: undefined, only: [], fast: false }, rest: [] });
  });

  it('arguments are read by their kinds', () => {
    const { options, rest } = read('--port=8000', 'tart', '--flour', 'rye', '-f', '--only', 'a', '--only', 'b', 'roll');
    expect(options).toEqual({ port: 8000, flour: 'rye', only: ['a', 'b'], fast: true });
    expect(rest).toEqual(['tart', 'roll']);
  });

  it.each([
    [['--prot', '8000'], "Unknown option '--prot': did you mean --port?"],
    [['--marzipan'], "Unknown option '--marzipan': --help lists what there is."],
    [['--constructor'], "Unknown option '--constructor': --help lists what there is."],
    [['-x'], "Unknown option '-x'"],
    [['--port', 'abc'], '--port must be a number from 1 to 65533, of ports that browsers open, not "abc".'],
    [['--port', '6000'], '--port must be a number from 1 to 65533, of ports that browsers open, not "6000".'],
    [['--port', '6e3'], '--port must be a number from 1 to 65533, of ports that browsers open, not "6e3".'],
    [['--port'], '--port needs a value: --port PORT.'],
    [['--port', '--fast'], '--port needs a value: --port PORT.'],
    [['--fast=yes'], '--fast takes no value.'],
    [['--only', ' '], '--only must be a text, not " ".'],
    [['--flour', 'oat'], '--flour must be one of rye, wheat, not "oat".'],
    [['pie'], 'CAKE… must be one of tart, roll, not "pie".'],
    [['tart', 'roll', 'tart'], "Unexpected argument 'tart'"],
  ])('a mistake is refused in a sentence: %j', (args, sentence) => {
    expect(() => readArguments(command, args)).toThrow(Mistake);
    expect(() => readArguments(command, args)).toThrow(sentence);
  });

  it('the last of an option that is given twice counts', () => {
    expect(readArguments(command, ['--port', '1', '--port', '2']).options.port).toBe(2);
  });

  it('arguments of a command that takes none are refused', () => {
    expect(() => readArguments({ name: 'npm run bake', does: 'Bakes.' }, ['tart'])).toThrow(
      "Unexpected argument 'tart'",
    );
  });

  it.each([
    [integerFrom(2), '2', 2],
    [integerFrom(2), '1', undefined],
    [originLike('https://a.example'), 'https://b.example/', 'https://b.example'],
    [originLike('https://a.example'), 'https://b.example/path', undefined],
  ])('the kind %j reads %s as %s', (kind, written, value) => {
    expect(kind.read(written)).toBe(value);
  });
});

describe('a command', () => {
  it('tells how it is used', async () => {
    const { code, stdout, stderr } = await run(['--nonsense', '--help']);
    expect(stdout).toBe(`npm run bake -- [CAKE…] [options]

Bakes.

  CAKE…         what to bake
  --port PORT   of the oven; 5173 unless given
  --flour KIND  which flour
  --only NAME   only this one; can be given more than once
  -f, --fast    in a hurry
`);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('a command with several forms tells each of them', () => {
    const forms = [
      ['tart', 'bakes a tart'],
      ['roll NAME', 'bakes a roll'],
    ] as const;
    expect(usageOf({ name: 'npm run bake', does: 'Bakes.', forms })).toBe(
      'npm run bake -- tart       bakes a tart\nnpm run bake -- roll NAME  bakes a roll\n\nBakes.\n',
    );
  });

  it('a command tells a mistake before it works', async () => {
    const { code, stdout, stderr } = await run(['--nonsense'], () => expect.unreachable());
    expect(stderr).toBe("Unknown option '--nonsense': --help lists what there is.\n");
    expect([code, stdout]).toEqual([2, '']);
  });

  it('a command tells a failure in a sentence, and a bug with its stack', async () => {
    expect(await fails(new MistakeElsewhere('No cake.'))).toMatchObject({ code: 2, stderr: 'No cake.\n' });
    expect(await fails(new Error('The oven is cold.'))).toMatchObject({ code: 1, stderr: 'The oven is cold.\n' });
    const bug = await fails(new TypeError('no oven'));
    expect(bug.code).toBe(1);
    expect(bug.stderr).toContain('command.test.ts');
  });

  it('a command ends with the code of its work', async () => {
    expect((await run([], () => 3)).code).toBe(3);
    expect((await run([])).code).toBe(0);
  });
});
