import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { rewriteStructuredData } from '../../src/app/start/rewrite-structured-data';
import { aDay } from '../support/builders';

describe('the structured data that the build wrote', () => {
  it('has the days on which the owner has closed the shop since', () => {
    document.head.innerHTML = '<script type="application/ld+json">{}</script>';
    rewriteStructuredData(document, { ...cookies, closedOn: [aDay('2026-11-26')] });
    expect(JSON.parse(document.head.textContent ?? '')).toMatchObject({
      name: 'Second Batch',
      specialOpeningHoursSpecification: [{ validFrom: '2026-11-26', validThrough: '2026-11-26' }],
    });
  });
});
