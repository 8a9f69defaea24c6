import { describe, expect, it } from 'vitest';
import { LocalReportConsent } from '../../../src/adapters/storage/device-values';
import { isVisitInSample } from '../../../src/adapters/storage/tab-values';
import { aJsonStorage, itemsOver } from '../../support/browser-storage';

describe('the consent to reports', () => {
  it('is not given until the customer gives it, and is kept', () => {
    const storage = aJsonStorage();
    expect(new LocalReportConsent(storage, false).isGiven()).toBe(false);
    new LocalReportConsent(storage, false).save(true);
    expect(new LocalReportConsent(storage, false).isGiven()).toBe(true);
    new LocalReportConsent(storage, false).save(false);
    expect(new LocalReportConsent(storage, false).isGiven()).toBe(false);
  });

  it('is overridden by Global Privacy Control', () => {
    const storage = aJsonStorage();
    new LocalReportConsent(storage, false).save(true);
    expect(new LocalReportConsent(storage, true).isGiven()).toBe(false);
  });

  it.each(['"yes"', '1', '{}', 'null'])('the consent to reports is not given by %s in the storage', (text) => {
    const storage = aJsonStorage(itemsOver(new Map([['storefront.reportConsent', text]])));
    expect(new LocalReportConsent(storage, false).isGiven()).toBe(false);
  });
});

describe('the sample of visits', () => {
  const drawing = (digits: string) => ({ uuid: () => `${digits}-0000-4000-8000-000000000000` });

  it.each([
    ['00000000', 1, true],
    ['028f5c29', 1, false],
    ['7fffffff', 50, true],
    ['80000000', 50, false],
    ['ffffffff', 100, true],
    ['00000000', 0, false],
  ])('a visit that draws %s is among %i percent: %s', (digits, percent, isIn) => {
    expect(isVisitInSample(aJsonStorage(), drawing(digits), percent)).toBe(isIn);
  });

  it('a visit draws once, however many pages it has', () => {
    const visit = aJsonStorage();
    expect(isVisitInSample(visit, drawing('00000000'), 50)).toBe(true);
    expect(isVisitInSample(visit, drawing('ffffffff'), 50)).toBe(true);
  });
});
