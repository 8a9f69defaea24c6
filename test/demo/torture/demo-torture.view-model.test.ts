import { describe, expect, it } from 'vitest';
import {
  DemoTortureViewModel,
  type DemoCounts,
  type DemoTorturing,
  type DemoTroubles,
} from '../../../src/demo/torture/demo-torture.view-model';
import { ChangeEmitter, FakeTime, flushPromises } from '../../support/in-memory-device';

const peace: DemoTroubles = { isUnplugged: false, losesPayment: false, menu: 'none', account: 'none', orders: 'none' };
const none: DemoCounts = {
  wanted: 0,
  made: 0,
  waiting: 0,
  inCart: 0,
  inPending: 0,
  ordered: 0,
  lost: 0,
  doubled: 0,
  violations: [],
};

class FakeTorturing implements DemoTorturing {
  held: DemoCounts = none;
  current: DemoTroubles | undefined = undefined;
  readonly changes = new ChangeEmitter<void>();

  troubles = () => this.current;
  begin = () => void (this.current = peace);
  change = (troubles: DemoTroubles) => void (this.current = troubles);
  count = async () => (this.current ? this.held : undefined);
  onChange = (listener: () => void) => this.changes.subscribe(listener);
}

async function opened(torturing = new FakeTorturing()) {
  const time = new FakeTime();
  const torture = new DemoTortureViewModel(torturing, time);
  torture.load();
  await time.advance(1000);
  return { torture, torturing, time };
}

describe('the torture page', () => {
  it('begins to count when it is opened', async () => {
    const { torture } = await opened();
    expect(torture.troubles).toEqual(peace);
    expect(torture.counts).toEqual(none);
  });

  it('continues a torture that was begun before', async () => {
    const torturing = new FakeTorturing();
    torturing.current = { ...peace, isUnplugged: true };
    const { torture } = await opened(torturing);
    expect(torture.troubles?.isUnplugged).toBe(true);
  });

  it('changes one trouble and leaves the others', async () => {
    const { torture } = await opened();
    torture.change({ menu: 'cut' });
    torture.change({ losesPayment: true });
    expect(torture.troubles).toEqual({ ...peace, menu: 'cut', losesPayment: true });
  });

  it('counts once the shop is calm after a change', async () => {
    const { torture, torturing, time } = await opened();
    torturing.held = { ...none, inCart: 1 };
    torturing.changes.emit();
    await time.advance(100);
    torturing.changes.emit();
    await time.advance(199);
    expect(torture.counts?.inCart).toBe(0);
    await time.advance(1);
    expect(torture.counts?.inCart).toBe(1);
  });

  it('counts nothing once the demo shows something else, until it begins again', async () => {
    const { torture, torturing, time } = await opened();
    torturing.current = undefined;
    torturing.changes.emit();
    await time.advance(1000);
    expect(torture.troubles).toBeUndefined();
    expect(torture.counts).toBeUndefined();
    torture.begin();
    expect(torture.troubles).toEqual(peace);
  });

  it('the torture page does nothing after it is left', async () => {
    const { torture, torturing, time } = await opened();
    torturing.held = { ...none, inCart: 1 };
    torturing.changes.emit();
    torture.dispose();
    torturing.changes.emit();
    await time.advance(1000);
    await flushPromises();
    expect(torture.counts?.inCart).toBe(0);
  });

  it.each([
    ['as many orders as wanted', { wanted: 2, made: 2 }, true],
    ['an order that waits for its answer', { wanted: 2, made: 1, waiting: 1 }, true],
    ['an order too few', { wanted: 2, made: 1 }, false],
    ['an order too many', { wanted: 1, made: 2 }, false],
    ['a lost item', { lost: 1 }, false],
    ['an item in two places', { doubled: 1 }, false],
    ['a broken rule', { violations: ['Two orders were made for one wish.'] }, false],
  ])('judges %s', async (_what, counts, isRight) => {
    const torturing = new FakeTorturing();
    torturing.held = { ...none, ...counts };
    const { torture } = await opened(torturing);
    expect(torture.isRight).toBe(isRight);
  });
});
