import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BannersViewModel } from '../../src/view-models/banners.view-model';
import { Changes } from '../support/in-memory-device';

function theBanners({ online = true, keepsThings = true, sampleInUse = false } = {}) {
  const shell = observable({ online });
  const storage = new Changes<boolean>();
  const sample = new Changes<boolean>();
  const banners = new BannersViewModel(
    shell,
    { keepsThings: () => keepsThings, onChange: storage.subscribe },
    { isInUse: () => sampleInUse, onChange: sample.subscribe },
  );
  banners.load();
  return { banners, shell, storage, sample };
}

describe('banners', () => {
  it('are none while all is well', () => {
    expect(theBanners().banners.shown).toBeUndefined();
  });

  it('say that the device is offline, for as long as it is', () => {
    const { banners, shell } = theBanners({ online: false });
    expect(banners.shown).toBe('offline');
    runInAction(() => (shell.online = true));
    expect(banners.shown).toBeUndefined();
  });

  it('come one at a time: offline before sample before storage', () => {
    const { banners, shell, sample } = theBanners({ online: false, keepsThings: false, sampleInUse: true });
    expect(banners.shown).toBe('offline');
    runInAction(() => (shell.online = true));
    expect(banners.shown).toBe('sample');
    sample.emit(false);
    expect(banners.shown).toBe('storage');
  });

  it('say that nothing is kept as soon as the browser refuses, until that is dismissed', () => {
    const { banners, storage } = theBanners();
    storage.emit(false);
    expect(banners.shown).toBe('storage');
    banners.dismissStorage();
    expect(banners.shown).toBeUndefined();
  });

  it('stop listening when the page goes', () => {
    const { banners, storage, sample } = theBanners();
    banners.dispose();
    expect([storage.listenerCount, sample.listenerCount]).toEqual([0, 0]);
  });
});
