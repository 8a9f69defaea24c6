import type { Step } from './step';

/** A test for `test/e2e/http`, to be pasted. */
export function asTest(steps: readonly Step[], promise: string, what: string): string {
  return [
    `test('the promise holds: ${promise}', async ({ page, context, services }) => {`,
    `  // ${what.replaceAll(/\s+/g, ' ')}`,
    `  let tab = page;`,
    `  await context.clock.install();`,
    `  await tab.goto('/menu');`,
    ...steps.flatMap(linesOf).map((line) => `  ${line}`),
    '});',
  ].join('\n');
}

function linesOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'open':
      return [`await tab.goto(${quoted(step.path)});`];
    case 'press':
      return [`await ${locator(step)}.${step.by === 'keyboard' ? "press('Enter')" : 'click()'};`];
    case 'type':
      return [`await ${locator(step)}.fill(${quoted(step.text)});`];
    case 'choose':
      return [`await ${locator(step)}.selectOption({ index: ${step.option} });`];
    case 'key':
      return [`await tab.keyboard.press(${quoted(step.key)});`];
    case 'fault':
      return [`await services.setFault(${quoted(step.call)}, ${JSON.stringify(step.fault)});`];
    case 'jump':
      return [`await context.clock.fastForward(${step.seconds * 1000});`];
    case 'resize':
      return [`await tab.setViewportSize({ width: ${step.width}, height: ${step.height} });`];
    case 'plain':
      return plainLines[step.what];
  }
}

const nextTab = 'tab = context.pages()[(context.pages().indexOf(tab) + 1) % context.pages().length] ?? tab;';
const plainLines = {
  back: ['await tab.evaluate(() => void setTimeout(() => history.back()));'],
  forward: ['await tab.evaluate(() => void setTimeout(() => history.forward()));'],
  reload: ['await tab.reload();'],
  'new tab': ['tab = await context.newPage();', "await tab.goto('/menu');"],
  'next tab': [nextTab],
  'close tab': ['const closed = tab;', nextTab, 'await closed.close();'],
  'go offline': ['await context.setOffline(true);'],
  'go online': ['await context.setOffline(false);'],
  heal: ['await services.clearFaults();'],
  translate: ["await tab.evaluate(translator, { mark: '', waitsForCall: false });"],
} as const;

function locator({ control: { role, name, nth } }: Extract<Step, { readonly control: unknown }>): string {
  const found =
    role === 'date' ? `getByLabel(${quoted(name)})` : `getByRole('${role}', { name: ${quoted(name)}, exact: true })`;
  return `tab.${found}${nth > 0 ? `.nth(${nth})` : '.first()'}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
