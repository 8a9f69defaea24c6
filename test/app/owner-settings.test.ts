import { describe, expect, it } from 'vitest';
import { withOwnerSettings } from '../../src/app/owner-settings';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { readSettings } from '../../src/app/settings';
import { aDay } from '../support/builders';

const read = (page: Readonly<Record<string, unknown>>) => readSettings({}, page, ['cookies']);

describe('the owner settings in the page', () => {
  it('are a notice and days on which the shop is closed', () => {
    const page = { notice: ' Closed on Thanksgiving. ', closedOn: ['2026-11-26'] };
    expect(read(page)).toMatchObject({ notice: 'Closed on Thanksgiving.', closedOn: ['2026-11-26'] });
  });

  it('may have a notice of 300 characters', () => {
    const notice = 'x'.repeat(300);
    expect(read({ notice })).toMatchObject({ notice, ownerMistakes: [] });
  });

  it('may be empty', () => {
    expect(read({ notice: ' ', closedOn: [] })).toMatchObject({ notice: undefined, closedOn: [], ownerMistakes: [] });
  });

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ notice: 7 }, 'notice must be a text, not 7.'],
    [{ notice: 'x'.repeat(301) }, 'notice must have at most 300 characters, not 301.'],
    [{ closedOn: '2026-11-26' }, 'closedOn must be a list of days like ["2026-11-26"], not "2026-11-26".'],
    [{ closedOn: ['26.11.'] }, 'closedOn must be a list of days like ["2026-11-26"], and "26.11." is not one.'],
    [{ closedOn: ['2026-02-30'] }, 'closedOn must be a list of days like ["2026-11-26"], and "2026-02-30" is not one.'],
    [{ closedOn: ['2026-11-26T00:00'] }, 'and "2026-11-26T00:00" is not one.'],
    [{ closedOn: [20261126] }, 'and 20261126 is not one.'],
    [{ Notice: 'Closed.' }, 'Notice is not a setting of this shop.'],
  ])('are dropped with a sentence for their owner, and the shop runs: %j', (page, sentence) => {
    const { notice, closedOn, ownerMistakes } = read(page);
    expect(ownerMistakes).toEqual([expect.stringContaining(sentence)]);
    expect({ notice, closedOn }).toEqual({ notice: undefined, closedOn: [] });
  });

  it('closes the shop on the days that are right', () => {
    expect(read({ notice: 7, closedOn: ['26.11.', '2026-12-25'] })).toMatchObject({
      closedOn: ['2026-12-25'],
      ownerMistakes: [expect.stringContaining('notice'), expect.stringContaining('26.11.')],
    });
  });

  it('comes on top of the profile', () => {
    const shop = { ...cookies, notice: 'Hello.', closedOn: [aDay('2026-12-25')] };
    expect(withOwnerSettings(shop, { notice: undefined, closedOn: [aDay('2026-11-26')] })).toMatchObject({
      notice: 'Hello.',
      closedOn: ['2026-12-25', '2026-11-26'],
    });
    expect(withOwnerSettings(shop, { notice: 'Closed.', closedOn: [] }).notice).toBe('Closed.');
  });
});
