import { test } from '@playwright/test';
import { seededCells, titleOf } from './cells';
import { FuzzedPage } from './fuzzed-page';
import { startFuzzedServices } from './fuzzed-services';

const seed = Number(process.env.FUZZ_SEED ?? 42);
/** Only `npm run fuzz` asks for them. */
const count = Number(process.env.FUZZ_CELLS ?? 0);
const cellsPerTest = 10;

const cells = seededCells(seed, count);
const starts = Array.from({ length: Math.ceil(count / cellsPerTest) }, (_block, number) => number * cellsPerTest);

for (const start of starts) {
  const end = Math.min(start + cellsPerTest, count);
  test(`replies ${start + 1} to ${end} of seed ${seed} break no screen`, async ({ browser }, info) => {
    const { baseURL = '' } = info.project.use;
    const services = await startFuzzedServices(baseURL);
    const page = new FuzzedPage(browser, baseURL, services);
    const broken: string[] = [];
    for (const cell of cells.slice(start, end)) {
      const found = await page.look(cell).catch((error: unknown) => [String(error).split('\n')[0] ?? '']);
      for (const sentence of found) broken.push(`${titleOf(cell)}: the page ${sentence}`);
    }
    await page.close();
    await services.stop();
    if (broken.length > 0) throw new Error(broken.join('\n'));
  });
}
