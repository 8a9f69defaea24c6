import { describe, expect, it } from 'vitest';
import { checkMockApi } from './check-mock-api';
import { formatFinding, isFailure } from '../../../src/tools/backend-check/report/report';

async function checkedWith(list: string, entries: readonly unknown[]) {
  const set = { [`scheduledMenusDetails.0.${list}`]: entries };
  const { findings } = await checkMockApi({
    faults: { 'GET /api/v1/admin/menu-schedule/today': { kind: 'fields', set } },
  });
  const named = findings.find(({ description, title }) => description.name === 'menu.today' && !title);
  return { fails: named && isFailure(named, false), told: named ? formatFinding(named, true) : '' };
}

describe('the allergens that a backend states', () => {
  it.each(['', ' '])(
    'an empty name fails the check, because the shop then takes the list as not stated: "%s"',
    async (name) => {
      const { fails, told } = await checkedWith('allergens', ['Milk', name]);
      expect(fails).toBe(true);
      expect(told).toContain(
        'scheduledMenusDetails[0].allergens[1]: expected the name of an allergen: with an empty one',
      );
    },
  );

  it.each(['None', 'none.', 'N/A', 'na', '-', 'nil'])(
    '"%s" among them is a notice, because it is no allergen',
    async (name) => {
      const { fails, told } = await checkedWith('allergens', [name]);
      expect(fails).toBe(false);
      expect(told).toContain(
        'notice: scheduledMenusDetails[0].allergens[0]: expected an empty list where there are none',
      );
    },
  );

  it.each(['Milk', 'Nuts', 'Naan', 'Tree nuts (cashew)', '牛乳', 'Noix', '7'])('"%s" is an allergen', async (name) => {
    expect((await checkedWith('allergens', [name])).told).toMatch(/conforms$/);
  });

  it.each(['ingredients', 'tags'])('an empty name among the %s fails the check', async (list) => {
    const { fails } = await checkedWith(list, [list === 'tags' ? { name: '' } : '']);
    expect(fails).toBe(true);
  });
});
