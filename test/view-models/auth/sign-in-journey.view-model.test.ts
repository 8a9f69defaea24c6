import { describe, expect, it } from 'vitest';
import { signInJourneyKey } from '../../../src/adapters/storage/keys';
import { localSignInJourneyRepository } from '../../../src/adapters/storage/tab-values';
import { SignInJourneyViewModel } from '../../../src/view-models/auth/sign-in-journey.view-model';
import { FakeBackForwardRestore } from '../../support/in-memory-device';
import { aJsonStorage } from '../../support/browser-storage';

const journey = { returnPath: '/orders', startedAt: new Date(0) };

function aTab() {
  const storage = aJsonStorage();
  const backForwardRestore = new FakeBackForwardRestore();
  const tab = new SignInJourneyViewModel(() => storage.remove(signInJourneyKey), backForwardRestore);
  return { journeys: localSignInJourneyRepository(storage), backForwardRestore, tab };
}

describe('a sign-in that was started', () => {
  it('ends when a page of the shop is opened', () => {
    const { journeys, tab } = aTab();
    journeys.save(journey);
    tab.load();
    expect(journeys.consume()).toBeUndefined();
  });

  it('is kept from the page that starts it', () => {
    const { journeys, tab } = aTab();
    tab.load();
    journeys.save(journey);
    expect(journeys.consume()).toEqual(journey);
  });

  it('ends when that page is restored on Back', () => {
    const { journeys, backForwardRestore, tab } = aTab();
    tab.load();
    journeys.save(journey);
    backForwardRestore.comeBack();
    expect(journeys.consume()).toBeUndefined();
  });

  it('is kept when a page that has closed is restored', () => {
    const { journeys, backForwardRestore, tab } = aTab();
    tab.load();
    tab.dispose();
    tab.dispose();
    journeys.save(journey);
    backForwardRestore.comeBack();
    expect(journeys.consume()).toEqual(journey);
  });
});
