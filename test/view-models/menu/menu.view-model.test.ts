import { describe, expect, it } from 'vitest';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import type { Product } from '../../../src/domain/menu/product';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { aDish } from '../../support/builders-menu';
import { FakeBackForwardRestore, FakePageVisibility, FakeTime, flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { aMenuFreshness } from '../../support/menu-freshness';

const offline = new ServiceError('network', networkText, 0);
const oat = aDish('oat');
const mint = aDish('mint');

function aMenu(todaysMenu: MenuGateway['todaysMenu'], time = new FakeTime()) {
  return new MenuViewModel(aMenuGateway({ todaysMenu }), time, aMenuFreshness(time));
}

function slowGateway() {
  const calls: { readonly answer: (products: readonly Product[]) => void; readonly taken: () => boolean }[] = [];
  const todaysMenu: MenuGateway['todaysMenu'] = (cancel) =>
    new Promise((resolve) => calls.push({ answer: resolve, taken: () => cancel?.aborted ?? false }));
  return { calls, todaysMenu };
}

describe('today’s menu', () => {
  it('is loading, then ready with its items', async () => {
    const menu = aMenu(() => Promise.resolve([oat]));
    expect(menu.state).toBe('loading');
    await menu.load();
    expect(menu.state).toBe('ready');
    expect(menu.products).toEqual([oat]);
  });

  it('fails with the reason, and recovers on Retry', async () => {
    const answers = [() => Promise.reject(offline), () => Promise.resolve([oat])];
    const menu = aMenu(() => answers.shift()?.() ?? Promise.reject(offline));
    await menu.load();
    expect(menu.state).toBe('failed');
    expect(menu.error).toEqual(offline);
    await menu.load();
    expect(menu.state).toBe('ready');
    expect(menu.error).toBeUndefined();
    expect(menu.products).toEqual([oat]);
  });

  it('shows what was read last while the device is offline, with its time, and reads again when it can', async () => {
    const readAt = new Date('2026-11-21T18:00:00Z');
    const answers = [() => Promise.reject(offline), () => Promise.resolve([oat, mint])];
    const menu = new MenuViewModel(
      aMenuGateway({
        todaysMenu: () => answers.shift()?.() ?? Promise.reject(offline),
        lastMenu: async () => ({ value: [oat], readAt }),
      }),
      new FakeTime(),
      aMenuFreshness(),
    );
    await menu.load();
    expect(menu).toMatchObject({ state: 'ready', products: [oat], asOf: readAt, error: undefined });
    await menu.loadOnce();
    expect(menu).toMatchObject({ products: [oat, mint], asOf: undefined });
  });

  it('shows no older menu where the service refuses', async () => {
    const refused = new ServiceError('refused', 'HTTP 503: Service Unavailable', 503);
    const lastMenu = async () => ({ value: [oat], readAt: new Date() });
    const menu = new MenuViewModel(
      aMenuGateway({ todaysMenu: () => Promise.reject(refused), lastMenu }),
      new FakeTime(),
      aMenuFreshness(),
    );
    await menu.load();
    expect(menu.state).toBe('failed');
  });

  it('is loading during a retry', async () => {
    const menu = aMenu(() => Promise.reject(offline));
    await menu.load();
    const retry = menu.load();
    expect(menu.state).toBe('loading');
    await retry;
  });

  it('keeps the list when a later read fails', async () => {
    const answers = [() => Promise.resolve([oat]), () => Promise.reject(offline)];
    const menu = aMenu(() => answers.shift()?.() ?? Promise.reject(offline));
    await menu.load();
    await menu.load();
    expect(menu.state).toBe('ready');
    expect(menu.products).toEqual([oat]);
  });

  it('shows the newest reply when requests overlap, and aborts the older request', async () => {
    const { calls, todaysMenu } = slowGateway();
    const menu = aMenu(todaysMenu);
    const both = [menu.load(), menu.load()];
    calls[1]?.answer([mint]);
    calls[0]?.answer([oat]);
    await Promise.all(both);
    expect(menu.products).toEqual([mint]);
    expect(calls.map(({ taken }) => taken())).toEqual([true, false]);
  });

  it('ignores an aborted request', async () => {
    let call = 0;
    const menu = aMenu((cancel) => {
      if (++call > 1) return Promise.resolve([oat]);
      return new Promise((_, reject) => {
        cancel?.addEventListener('abort', () => reject(new ServiceError('cancelled', 'taken back')));
      });
    });
    await Promise.all([menu.load(), menu.load()]);
    expect(menu.state).toBe('ready');
    expect(menu.error).toBeUndefined();
  });

  it('rethrows a bug in the gateway', async () => {
    const menu = aMenu(() => Promise.reject(new TypeError('a bug')));
    await expect(menu.load()).rejects.toThrow('a bug');
  });
});

describe('today’s menu on several pages', () => {
  it('is requested once', async () => {
    const { calls, todaysMenu } = slowGateway();
    const menu = aMenu(todaysMenu);
    const both = [menu.loadOnce(), menu.loadOnce()];
    calls[0]?.answer([oat]);
    await Promise.all(both);
    await menu.loadOnce();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['is not asked for again within five minutes', 299_999, 1],
    ['is asked for again after five minutes', 300_000, 2],
  ])('%s', async (_rule, milliseconds, count) => {
    const time = new FakeTime();
    const { calls, todaysMenu } = slowGateway();
    const menu = aMenu(todaysMenu, time);
    void menu.load();
    calls[0]?.answer([]);
    await time.advance(milliseconds);
    void menu.loadOnce();
    await flushPromises();
    expect(calls).toHaveLength(count);
  });

  it('is requested again after a failure', async () => {
    let calls = 0;
    const menu = aMenu(() => {
      calls += 1;
      return Promise.reject(offline);
    });
    await menu.loadOnce();
    await menu.loadOnce();
    expect(calls).toBe(2);
  });
});

describe('a menu on a page that stays open', () => {
  /** From that hour of November 20 in Chicago on. */
  async function watched(hour: string, answer: MenuGateway['todaysMenu'] = async () => [oat]) {
    const time = new FakeTime(new Date(`2026-11-20T${hour}:00-06:00`));
    const visibility = new FakePageVisibility();
    const restore = new FakeBackForwardRestore();
    let reads = 0;
    const todaysMenu: MenuGateway['todaysMenu'] = (cancel) => {
      reads += 1;
      return answer(cancel);
    };
    const menu = new MenuViewModel(aMenuGateway({ todaysMenu }), time, aMenuFreshness(time, visibility, restore));
    let refreshes = 0;
    const stop = menu.watch(() => (refreshes += 1));
    await menu.loadOnce();
    return { menu, time, visibility, restore, stop, readCount: () => reads, refreshCount: () => refreshes };
  }

  it('is read again after 5 minutes', async () => {
    const { time, readCount, refreshCount } = await watched('12:00');
    await time.advance(4 * 60_000);
    expect(readCount()).toBe(1);
    await time.advance(60_000);
    expect([readCount(), refreshCount()]).toEqual([2, 1]);
  });

  it.each([
    ["the shop's midnight", '23:58'],
    ['the closing hour', '20:58'],
    ['the opening hour', '06:58'],
  ])('is read again at %s', async (_moment, hour) => {
    const { time, readCount } = await watched(hour);
    await time.advance(60_000);
    expect(readCount()).toBe(1);
    await time.advance(60_000);
    expect(readCount()).toBe(2);
  });

  it('is not read while nobody can see it, and at once when somebody can', async () => {
    const { time, visibility, readCount } = await watched('12:00');
    visibility.become(false);
    await time.advance(60 * 60_000);
    expect(readCount()).toBe(1);
    visibility.become(true);
    await flushPromises();
    expect(readCount()).toBe(2);
  });

  it('is read again when the browser restores a page from another day', async () => {
    const { time, visibility, restore, readCount } = await watched('12:00');
    visibility.become(false);
    await time.advance(24 * 60 * 60_000);
    restore.comeBack();
    await flushPromises();
    expect(readCount()).toBe(2);
  });

  it('stays as it was when the service fails', async () => {
    const answers = [async () => [oat]];
    const { menu, time } = await watched('12:00', () => answers.shift()?.() ?? Promise.reject(offline));
    await time.advance(5 * 60_000);
    expect(menu).toMatchObject({ state: 'ready', products: [oat], error: offline });
  });

  it('is watched until it is stopped', async () => {
    const { time, stop, visibility, readCount } = await watched('12:00');
    stop();
    visibility.become(true);
    await time.advance(60 * 60_000);
    expect(readCount()).toBe(1);
    expect(time.waitingCount).toBe(0);
  });
});
