import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { SampleDataKind } from '../../../src/domain/shared/ports';
import { BannersViewModel } from '../../../src/view-models/shell/banners.view-model';
import { ChangeEmitter } from '../../support/in-memory-device';

interface Situation {
  readonly online?: boolean;
  readonly isPersistent?: boolean;
  readonly sample?: SampleDataKind;
  readonly notice?: string;
}

function theBanners({ online = true, isPersistent = true, sample: inUse, notice }: Situation = {}) {
  const connection = observable({ isOnline: online });
  const storage = new ChangeEmitter<boolean>();
  const sample = new ChangeEmitter<SampleDataKind | undefined>();
  const banners = new BannersViewModel(
    connection,
    { isPersistent: () => isPersistent, onChange: storage.subscribe },
    { inUse: () => inUse, onChange: sample.subscribe },
    notice ? { notice } : {},
  );
  banners.load();
  return { banners, connection, storage, sample };
}

describe('banners', () => {
  it('are hidden while all is well', () => {
    expect(theBanners().banners.shown).toBeUndefined();
  });

  it('show that the device is offline, while it is', () => {
    const { banners, connection } = theBanners({ online: false });
    expect(banners.shown).toBe('offline');
    runInAction(() => (connection.isOnline = true));
    expect(banners.shown).toBeUndefined();
  });

  it('come one at a time: offline before sample before storage', () => {
    const { banners, connection, sample } = theBanners({ online: false, isPersistent: false, sample: 'sampleMenu' });
    expect(banners.shown).toBe('offline');
    runInAction(() => (connection.isOnline = true));
    expect(banners.shown).toBe('sampleMenu');
    sample.emit(undefined);
    expect(banners.shown).toBe('storage');
  });

  it("show the owner's notice until it is dismissed, before the one on storage", () => {
    const { banners } = theBanners({ isPersistent: false, notice: 'We are closed on Thanksgiving.' });
    expect([banners.shown, banners.notice]).toEqual(['notice', 'We are closed on Thanksgiving.']);
    banners.dismissNotice();
    expect(banners.shown).toBe('storage');
  });

  it('distinguish a mock account from a sample menu', () => {
    const { banners, sample } = theBanners();
    sample.emit('sampleAccount');
    expect(banners.shown).toBe('sampleAccount');
    sample.emit('sampleMenuAndAccount');
    expect(banners.shown).toBe('sampleMenuAndAccount');
  });

  it('show that nothing is stored as soon as the browser refuses, until dismissed', () => {
    const { banners, storage } = theBanners();
    storage.emit(false);
    expect(banners.shown).toBe('storage');
    banners.dismissStorage();
    expect(banners.shown).toBeUndefined();
  });

  it('stop listening when disposed', () => {
    const { banners, storage, sample } = theBanners();
    banners.dispose();
    expect(storage.listenerCount).toBe(0);
    expect(sample.listenerCount).toBe(0);
  });
});
