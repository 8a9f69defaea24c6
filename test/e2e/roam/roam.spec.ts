import { test, type Browser } from '@playwright/test';
import { walksOf, type Action } from './actions';
import { shrunk } from './shrink';
import type { Step } from './step';
import { asTest } from './told-steps';
import { Walk, type Violation } from './walk';
import { startServicesOfWalks, type ServicesOfWalks } from './walked-services';

const seed = Number(process.env.ROAM_SEED ?? 42);
/** Only `npm run roam` asks for them. */
const count = Number(process.env.ROAM_WALKS ?? 0);
const length = Number(process.env.ROAM_ACTIONS ?? 40);
const replays = Number(process.env.ROAM_REPLAYS ?? 30);

test.use({
  // A picture would be taken of a window that is closed already.
  screenshot: 'off',
  // No promise is about pictures, which take a fifth of a walk's CPU.
  launchOptions: ({ browserName, launchOptions: { args = [], ...options } }, provide) =>
    provide({
      ...options,
      args: browserName === 'chromium' ? [...args, '--blink-settings=imagesEnabled=false'] : args,
    }),
});

const walks = walksOf(seed, count, length);

for (const [position, actions] of walks.entries()) {
  test(`walk ${position + 1} of seed ${seed} keeps each promise`, async ({ browser }, info) => {
    test.setTimeout(20 * 60_000);
    const { baseURL = '' } = info.project.use;
    const services = await startServicesOfWalks(baseURL);
    try {
      const { steps, orders, violation } = await roam(browser, services, baseURL, actions);
      const outcome = violation ? `${violation.promise}: ${violation.what}` : 'nothing broken';
      console.log(`walk ${position + 1}: ${steps.length} actions, ${orders} orders, ${outcome}`);
      if (!violation) return;
      const isSame = async (fewer: readonly Step[]) =>
        (await replay(browser, services, baseURL, fewer))?.promise === violation.promise;
      const fewest = await shrunk(steps, isSame, replays);
      throw new Error(
        `${violation.promise}: ${violation.what}\n\n${asTest(fewest, violation.promise, violation.what)}`,
      );
    } finally {
      await services.stop();
    }
  });
}

function repeated(action: Action): readonly Action[] {
  return action.kind === 'buy' ? Array.from({ length: action.times }, () => action) : [action];
}

async function roam(browser: Browser, services: ServicesOfWalks, shopOrigin: string, actions: readonly Action[]) {
  const walk = await Walk.start(browser, services, shopOrigin);
  try {
    let violation: Violation | undefined;
    for (const action of actions.flatMap(repeated)) {
      const step = await walk.stepFor(action);
      violation = step && (await walk.do(step));
      if (violation) break;
    }
    violation ??= await walk.settle();
    const orders = await walk.ordersMade();
    return { steps: walk.steps, orders, violation };
  } finally {
    await walk.end();
  }
}

async function replay(browser: Browser, services: ServicesOfWalks, shopOrigin: string, steps: readonly Step[]) {
  const walk = await Walk.start(browser, services, shopOrigin);
  try {
    for (const step of steps) {
      const violation = await walk.do(step);
      if (violation) return violation;
    }
    return await walk.settle();
  } finally {
    await walk.end();
  }
}
