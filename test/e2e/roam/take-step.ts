import { translator } from '../support/translator';
import { aimAt, focusOn, reachControl } from './controls';
import type { ControlName, Plain, Step } from './step';
import type { Walk } from './walk';

/** `missed`: the page has no such control now, so that nothing was done. */
type Outcome = 'done' | 'pressed' | 'missed';

const aims = 8;
const betweenAims = 50;

export async function take(walk: Walk, step: Step): Promise<Outcome> {
  const { page } = walk;
  if (!page) return 'missed';
  switch (step.kind) {
    case 'open':
      await page.goto(step.path, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
      return 'done';
    case 'press':
      return press(walk, step);
    case 'type':
      return typeInto(walk, step.control, step.text);
    case 'choose': {
      const { name } = step.control;
      const field = page.getByLabel(name, { exact: true }).and(page.locator('select:visible')).first();
      return walk.inPage(async () => {
        if ((await field.count()) === 0) return 'missed';
        await field.selectOption({ index: step.option }, { timeout: 2000 });
        return 'done';
      }, 'missed');
    }
    case 'key':
      await page.keyboard.press(step.key);
      return 'done';
    case 'fault':
      await walk.services.setFault(step.call, step.fault);
      return 'done';
    case 'jump':
      await walk.services.jump(step.seconds * 1000);
      await walk.context.clock.fastForward(step.seconds * 1000);
      return 'done';
    case 'resize':
      await page.setViewportSize(step);
      return 'done';
    case 'plain':
      return takePlain(walk, step.what);
  }
}

async function takePlain(walk: Walk, kind: Plain): Promise<Outcome> {
  const { page, context, services } = walk;
  if (!page) return 'missed';
  switch (kind) {
    case 'back':
    case 'forward':
      // In a later task, because a page that was left cannot answer the call.
      await walk.inPage(
        (shown) => shown.evaluate((by) => void setTimeout(() => history.go(by)), kind === 'back' ? -1 : 1),
        undefined,
      );
      await page.waitForLoadState('domcontentloaded').catch(() => undefined);
      return 'done';
    case 'reload':
      await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
      return 'done';
    case 'new tab':
      if (context.pages().length > 2) return 'missed';
      walk.page = await context.newPage();
      await walk.page.goto('/menu', { waitUntil: 'domcontentloaded' }).catch(() => undefined);
      return 'done';
    case 'next tab':
      return switchTab(walk, 1);
    case 'close tab':
      if (context.pages().length < 2) return 'missed';
      await switchTab(walk, 1);
      await page.close();
      return 'done';
    case 'go offline':
    case 'go online':
      walk.isOffline = kind === 'go offline';
      await context.setOffline(walk.isOffline);
      return 'done';
    case 'heal':
      await services.clearFaults();
      return 'done';
    case 'translate':
      await walk.inPage((shown) => shown.evaluate(translator, { mark: '', waitsForCall: false }), undefined);
      return 'done';
  }
}

async function switchTab(walk: Walk, by: number): Promise<Outcome> {
  const tabs = walk.context.pages();
  if (!walk.page || tabs.length < 2) return 'missed';
  walk.page = tabs[(tabs.indexOf(walk.page) + by) % tabs.length];
  await walk.page?.bringToFront();
  return 'done';
}

async function press(walk: Walk, { control, by }: Extract<Step, { kind: 'press' }>): Promise<Outcome> {
  const { page } = walk;
  if (!page) return 'missed';
  for (let aim = 0; aim < aims; aim += 1) {
    if (by === 'keyboard') {
      const isFocused = await walk.inPage((shown) => reachControl(shown, control, focusOn), undefined);
      if (isFocused === undefined) return 'missed';
      if (!isFocused) continue;
      await page.keyboard.press(/checkbox|radio|switch/.test(control.role) ? 'Space' : 'Enter');
    } else {
      const point = await walk.inPage((shown) => reachControl(shown, control, aimAt), undefined);
      if (point === undefined) return 'missed';
      if (point === null) {
        await new Promise((resume) => setTimeout(resume, betweenAims));
        continue;
      }
      await page.mouse.click(point.x, point.y);
    }
    return hasEffect(control) ? 'pressed' : 'done';
  }
  return 'missed';
}

/** A press on what is chosen or shown already changes nothing. */
function hasEffect({ role }: ControlName): boolean {
  return role === 'button';
}

async function typeInto(walk: Walk, control: ControlName, text: string): Promise<Outcome> {
  const isFocused = await walk.inPage((page) => reachControl(page, control, focusOn), undefined);
  if (!isFocused) return 'missed';
  await walk.page?.keyboard.press('ControlOrMeta+a');
  await walk.page?.keyboard.press('Delete');
  if (text) await walk.page?.keyboard.insertText(text);
  return 'done';
}
