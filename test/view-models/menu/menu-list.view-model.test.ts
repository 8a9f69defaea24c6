import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { isFreeFrom } from '../../../src/domain/menu/free-from';
import { categoryNamed } from '../../../src/domain/menu/product';
import { ServiceError, timeoutText } from '../../../src/domain/shared/service-error';
import { aDish, idsOf } from '../../support/builders-menu';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuList } from '../../support/menu';

const classic = categoryNamed('Classic');
const seasonal = categoryNamed('Seasonal');
const menu = [
  aDish('chip', { category: classic, isPopular: true }, ['Vegan']),
  aDish('oat', { category: classic }, ['Vegan', 'Nut-Free']),
  aDish('mint', { category: seasonal }),
];

describe('the menu page reads its URL', () => {
  it.each([
    ['shows everything, most popular first, without parameters', '', 'chip oat mint'],
    ['restores a search', '?search=OAT', 'oat'],
    ['restores a category', '?category=seasonal', 'mint'],
    ['restores dietary labels, which all have to fit', '?dietary=vegan,nut-free', 'oat'],
    ['restores the sort', '?sort=name&order=desc', 'oat mint chip'],
    ['ignores a category that the menu does not have', '?category=soup', 'chip oat mint'],
    ['ignores a label and a sort that do not exist', '?dietary=loud&sort=size', 'chip oat mint'],
    ['takes the nearest page there is', '?page=9', 'chip oat mint'],
  ])('%s', async (_rule, at, ids) => {
    const { list } = await aMenuList({ menu, at });
    expect(idsOf(list.page)).toBe(ids);
  });

  it.each([
    ['?page=99', ''],
    ['?page=0', ''],
    ['?page=-3&search=o', '?search=o'],
    ['?page=1.5', ''],
    ['?page=1', undefined],
    ['?page=two', undefined],
    ['?search=oat', undefined],
  ])('settles %s at %j', async (at, search) => {
    const { list } = await aMenuList({ menu, at });
    expect(list.searchWithinPages).toBe(search);
  });

  it('settles on the last of many pages, once the menu is known', async () => {
    const dishes = Array.from({ length: 150 }, (_, number) => aDish(`dish-${number}`));
    const { list } = await aMenuList({ menu: dishes, at: '?page=99' });
    expect(list.searchWithinPages).toBe('?page=2');
    list.show('?page=2');
    expect(list.searchWithinPages).toBeUndefined();
    list.change({ page: 1 });
    expect(list.searchWithinPages).toBeUndefined();
  });

  it.each([
    ['?search=nut+free', true],
    ['?search=no+nuts', true],
    ['?search=oat', false],
    ['?dietary=nut-free', true],
  ])('%s asks for dishes free of something: %s', async (at, isClaim) => {
    const { list } = await aMenuList({ menu, at });
    expect(idsOf(list.page)).toBe('oat');
    expect(list.chosenClaims.some(isFreeFrom)).toBe(isClaim);
  });

  it('keeps an unknown category until the menu is known', async () => {
    const { list } = await aMenuList({ at: '?category=seasonal' });
    expect(list.query.category).toBe('seasonal');
  });

  it('follows Back and Forward', async () => {
    const { list } = await aMenuList({ menu, at: '?search=oat' });
    list.show('?search=mint');
    expect(list.query.search).toBe('mint');
  });
});

describe('a menu that is read again while a diet is chosen', () => {
  const jain = aDish('dosa', {}, ['Jain']);
  const other = aDish('lamb', {}, ['Jain*']);

  it('leaves no dish where it lacks the diet, and the diet stays chosen', async () => {
    const { list } = await aMenuList({ menu: [jain, other], at: '?dietary=jain' });
    for (const refreshed of [[other], [other]]) {
      list.menu.show(refreshed);
      expect([idsOf(list.page), list.state]).toEqual(['', 'nothingFound']);
      expect(list.chosenLabels.map(({ name }) => name)).toEqual(['Jain']);
      expect(list.labelsToChoose.map(({ label, count }) => `${label.name} ${count}`)).toEqual(['Jain* 0', 'Jain 0']);
    }
    list.menu.show([jain]);
    expect(idsOf(list.page)).toBe('dosa');
  });

  it('ignores a diet that no menu of this visit has stated', async () => {
    const { list } = await aMenuList({ menu: [other], at: '?dietary=jain' });
    expect(idsOf(list.page)).toBe('lamb');
  });
});

describe('the menu page writes its URL', () => {
  it('adds a history entry for a chip', async () => {
    const { list, visited } = await aMenuList({ menu });
    list.toggleDietary('nut-free');
    list.toggleDietary('vegan');
    expect(visited).toEqual(['push ?dietary=nut-free', 'push ?dietary=nut-free%2Cvegan']);
  });

  it('clears a pressed chip', async () => {
    const { list, visited } = await aMenuList({ menu, at: '?dietary=vegan' });
    list.toggleDietary('vegan');
    expect(visited).toEqual(['push ']);
  });

  it('returns to the first page with any other change', async () => {
    const { list, visited } = await aMenuList({ menu, at: '?page=3' });
    list.change({ category: 'classic' });
    expect(visited).toEqual(['push ?category=classic']);
  });

  it('replaces the URL once typing pauses', async () => {
    const { list, visited, time } = await aMenuList({ menu });
    list.search('o');
    await time.advance(249);
    list.search('oa');
    await time.advance(500);
    expect(visited).toEqual(['replace ?search=oa']);
  });

  it('shows what is typed at once', async () => {
    const { list } = await aMenuList({ menu });
    list.search('oat');
    expect(idsOf(list.page)).toBe('oat');
  });

  it('writes typed text before a later history entry', async () => {
    const { list, visited } = await aMenuList({ menu });
    list.search('o');
    list.toggleDietary('vegan');
    expect(visited).toEqual(['replace ?search=o', 'push ?search=o&dietary=vegan']);
  });

  it('ignores a URL that it wrote itself', async () => {
    const { list, time } = await aMenuList({ menu });
    list.search('oa');
    await time.advance(500);
    list.search('oat');
    list.show('?search=oa');
    expect(list.query.search).toBe('oat');
  });

  it('keeps its list where the URL asks for the same, as that of an opened item does', async () => {
    const { list } = await aMenuList({ menu, at: '?search=oat' });
    const shown: unknown[] = [];
    const stop = autorun(() => shown.push(list.page));
    list.show('?search=oat&item=oat');
    list.show('?search=oat');
    stop();
    expect(shown).toHaveLength(1);
  });

  it('drops an unwritten search when the customer navigates', async () => {
    const { list, visited, time } = await aMenuList({ menu });
    list.search('o');
    list.show('?search=mint');
    await time.advance(1000);
    expect(visited).toEqual([]);
    expect(list.query.search).toBe('mint');
  });

  it('writes nothing after the page was left', async () => {
    const { list, visited, time, leave } = await aMenuList({ menu });
    list.search('o');
    leave();
    await time.advance(1000);
    expect(visited).toEqual([]);
    expect(time.waitingCount).toBe(0);
  });

  it('clears every filter and keeps the sort', async () => {
    const at = '?search=o&category=classic&dietary=vegan&favorites=true&sort=price&order=asc';
    const { list, visited } = await aMenuList({ menu, at });
    list.clearFilters();
    expect(visited).toEqual(['push ?sort=price&order=asc']);
  });

  it('cuts a search at 100 characters', async () => {
    const { list } = await aMenuList({ menu });
    list.search('x'.repeat(200));
    expect(list.query.search).toHaveLength(100);
  });
});

describe('the menu page shows', () => {
  it.each([
    ['that the menu is there', menu, '', 'ready'],
    ['that the kitchen is closed when an unfiltered menu is empty', [], '', 'kitchenClosed'],
    ['that no meals were found when a filter leaves nothing', menu, '?search=soup', 'nothingFound'],
    ['that there are no favorites yet', menu, '?favorites=true', 'noFavorites'],
  ])('%s', async (_what, products, at, state) => {
    const { list } = await aMenuList({ menu: products, at });
    expect(list.state).toBe(state);
  });

  it('the menu page shows that no meals were found when no favorite is on the menu', async () => {
    const { list } = await aMenuList({ menu, favorites: new Set(['soup']), at: '?favorites=true' });
    expect(list.state).toBe('nothingFound');
  });

  it.each([
    ['no categories while the menu is on its way', undefined, []],
    ['the categories of the menu', menu, ['Classic', 'Seasonal']],
  ])('%s', async (_what, products, names) => {
    const { list } = await aMenuList({ menu: products });
    expect(list.menu.categories.map(({ name }) => name)).toEqual(names);
  });
});

describe('the reported step', () => {
  it('the menu counts as seen once it is there', async () => {
    const { reports } = await aMenuList({ menu });
    expect(reports.reports).toEqual([{ kind: 'step', step: 'menuSeen' }]);
  });

  it('the menu counts as seen if another part of the page asked for it first', async () => {
    const slowly = () => flushPromises().then(() => menu);
    const { reports } = await aMenuList({ answers: [slowly], avoided: ['Peanuts'] });
    await flushPromises();
    expect(reports.reports).toEqual([{ kind: 'step', step: 'menuSeen' }]);
  });

  it('the menu does not count as seen while it cannot be read', async () => {
    const { reports } = await aMenuList({ answers: [() => Promise.reject(new ServiceError('timeout', timeoutText))] });
    expect(reports.reports).toEqual([]);
  });
});
