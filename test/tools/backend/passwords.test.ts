import { expect, it } from 'vitest';
import { isPassword, newPasswordHash } from '../../../src/tools/backend/accounts/passwords';

const cost = 15;

/** In microseconds of a processor, which other work on the machine does not change. */
async function workOf(hash: string | undefined): Promise<number> {
  const begun = process.cpuUsage();
  await isPassword('guess-12', hash, cost);
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

it.each([cost - 1, cost - 4])(
  'a wrong password costs as much for an account whose hash cost %i as for nobody at 15',
  async (earlier) => {
    const hash = await newPasswordHash('secret-1', earlier);
    await workOf(hash);
    const sums = { account: 0, nobody: 0 };
    for (let turn = 0; turn < 6; turn++) {
      sums.account += await workOf(hash);
      sums.nobody += await workOf(undefined);
    }
    expect(sums.account / sums.nobody).toBeGreaterThan(0.7);
    expect(sums.account / sums.nobody).toBeLessThan(1.4);
  },
);

it('a password fits however a keyboard composes its letters', async () => {
  const hash = await newPasswordHash('caf\u00e9-1234', 4);
  expect(await isPassword('cafe\u0301-1234', hash, 4)).toBe(true);
  expect(await isPassword('cafe-1234', hash, 4)).toBe(false);
});
