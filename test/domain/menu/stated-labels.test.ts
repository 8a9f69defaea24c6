import { describe, expect, it } from 'vitest';
import { countLabels, labelNames, labelsOf, labelsToChoose } from '../../../src/domain/menu/stated-labels';
import { indexMenu } from '../../../src/domain/menu/menu-index';
import { allItems, queryMenu } from '../../../src/domain/menu/menu-query';
import { statedId } from '../../../src/domain/shared/name-list';
import { dietaryLabelNamed } from '../../../src/domain/menu/product';
import { aProduct } from '../../support/builders';
import { aDish, askMenu, idsOf, labelsOn } from '../../support/builders-menu';

const { dietaryLabels: _labels, ...unstated } = aProduct({ id: 'unstated' });

describe('the dietary labels of a menu', () => {
  it('are those that it states, with the number of items', () => {
    const menu = [aDish('dosa', {}, ['Vegan', 'Nut-Free']), aDish('idli', {}, ['Vegan']), unstated];
    expect(labelsOn(menu).map(({ label, count }) => [label.name, count])).toEqual([
      ['Vegan', 2],
      ['Nut-Free', 1],
    ]);
  });

  it('lists the labels that only this menu has after the known ones', () => {
    const menu = [aDish('dosa', {}, ['Jain', 'Vegan'])];
    expect(labelsOn(menu).map(({ label }) => label.slug)).toEqual(['vegan', 'jain']);
  });

  it('counts once an item that states a label twice', () => {
    expect(labelsOn([aDish('dosa', {}, ['Vegan', 'vegan'])])).toMatchObject([{ count: 1 }]);
  });

  it('calls a known label by its usual name, however the menu writes it', () => {
    expect(labelsOn([aDish('dosa', {}, ['nut-free'])])).toMatchObject([{ label: { name: 'Nut-Free' } }]);
  });

  it('are an empty list where nothing is stated', () => {
    expect(labelsOn([unstated, aDish('dosa')])).toEqual([]);
  });
});

describe('the mark of an item', () => {
  const menu = [
    aDish('dal', { isVegetarian: true }, ['Vegan']),
    aDish('biryani', { isVegetarian: false }),
    aDish('idli', { isVegetarian: true }, ['Vegetarian']),
    aDish('water'),
  ];

  it('is its first label, counted once', () => {
    expect(labelsOn(menu).map(({ label, count }) => `${label.name} ${count}`)).toEqual([
      'Vegetarian 2',
      'Vegan 1',
      'Contains meat 1',
    ]);
  });

  it.each([
    ['vegetarian', 'dal idli'],
    ['contains-meat', 'biryani'],
  ])('filters by %s, without unmarked items', (slug, ids) => {
    expect(idsOf(askMenu(menu, { dietary: [slug] }))).toBe(ids);
  });
});

describe('the labels to choose from', () => {
  it('are those of the menu, and chosen ones that it does not state', () => {
    const menu = [aDish('dosa', {}, ['Vegan', 'Jain'])];
    const chosen = labelsOf(['jain', 'vegan', 'nut-free', 'no-such-label'], labelNames(menu));
    expect(chosen.map(({ slug }) => slug)).toEqual(['jain', 'vegan', 'nut-free']);
    const choices = labelsToChoose(labelsOn(menu), chosen, []);
    expect(choices.map(({ label }) => label.slug)).toEqual(['vegan', 'jain', 'nut-free']);
  });

  it('count the items that match the other filters', () => {
    const menu = [aDish('dosa', {}, ['Vegan', 'Jain']), aDish('idli', {}, ['Vegan'])];
    const { matching } = askMenu(menu, { dietary: ['jain'] });
    const choices = labelsToChoose(labelsOn(menu), [], countLabels(matching, labelNames(menu)));
    expect(choices.map(({ label, count }) => `${label.slug} ${count}`)).toEqual(['vegan 1', 'jain 1']);
  });
});

describe('an id of labels', () => {
  const tagged = (id: string, ...tags: readonly (readonly [name: string, tagId: string])[]) =>
    aDish(id, { dietaryLabels: tags.map(([name, tagId]) => dietaryLabelNamed(name, statedId(tagId))) });

  const unset = ['0', '000', '-1', '00000000-0000-0000-0000-000000000000', '{0000-00}', 'null', 'None', ' NIL ', '--'];
  it.each([...unset, 'undefined', 'NaN'])('means nothing where it is %j', (none) => {
    const menu = [tagged('tofu', ['Jain', none]), tagged('chicken', ['Halal', none])];
    expect(idsOf(askMenu(menu, { dietary: ['jain'] }))).toBe('tofu');
  });

  it.each(['7', '10', 'a0', 'nullo', '-a'])('makes one label of two names where it is %j', (id) => {
    const menu = [tagged('tofu', ['Jain', id]), tagged('dal', ['Jaina', id])];
    expect(idsOf(askMenu(menu, { dietary: ['jain'] }))).toBe('dal tofu');
  });

  it('makes no two known labels one, nor another name one of them', () => {
    const menu = [tagged('tofu', ['Vegan', '1']), tagged('egg', ['Nut-Free', '1']), tagged('lamb', ['Halal', '1'])];
    expect(idsOf(askMenu(menu, { dietary: ['vegan'] }))).toBe('tofu');
    expect(idsOf(askMenu(menu, { dietary: ['nut-free'] }))).toBe('egg');
  });

  it('makes no two known labels one by a third name', () => {
    const menu = [
      tagged('tofu', ['Vegan', '1']),
      tagged('egg', ['Nut-Free', '2']),
      tagged('dal', ['House', '1']),
      tagged('lamb', ['House', '2']),
    ];
    expect(idsOf(askMenu(menu, { dietary: ['vegan'] }))).not.toContain('egg');
  });

  it('tells nothing where one item has it twice', () => {
    const menu = [tagged('tofu', ['Jain', '1'], ['House', '1']), tagged('lamb', ['House', '1'])];
    expect(idsOf(askMenu(menu, { dietary: ['jain'] }))).toBe('tofu');
    expect(idsOf(askMenu(menu, { dietary: ['house'] }))).toBe('lamb tofu');
  });
});

describe('the labels of earlier menus', () => {
  it('stay known under their names only, so that a chosen one leaves nothing on a menu without it', () => {
    const monday = [aDish('dosa', { dietaryLabels: [dietaryLabelNamed('Jain', '1')] })];
    const tuesday = [aDish('lamb', { dietaryLabels: [dietaryLabelNamed('Halal', '1')] })];
    const names = labelNames(tuesday, labelNames(monday).all);
    expect(labelsOf(['jain', 'no-such-label'], names).map(({ name }) => name)).toEqual(['Jain']);
    expect(idsOf(queryMenu(indexMenu(tuesday, names), { ...allItems, dietary: ['jain'] }, new Set()))).toBe('');
    expect(countLabels(tuesday, names)).toMatchObject([{ label: { name: 'Halal' }, count: 1 }]);
  });
});

describe('a diet', () => {
  it('matches an item that states it, and no other', () => {
    const menu = [aDish('dosa', {}, ['Vegan']), aDish('kheer'), unstated, aDish('cake', {}, ['Vegan*'])];
    expect(idsOf(askMenu(menu, { dietary: ['vegan'] }))).toBe('dosa');
  });

  it('hides items that do not state it when it is a filter', () => {
    expect(idsOf(askMenu([unstated, aDish('dosa', {}, ['Vegan'])], { dietary: ['vegan'] }))).toBe('dosa');
  });
});
