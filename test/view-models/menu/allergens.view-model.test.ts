import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { someAllergens } from '../../support/allergens';
import { aProduct } from '../../support/builders';
import { aDish, idsOf } from '../../support/builders-menu';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuList } from '../../support/menu';

const { allergens: _allergens, ...unstated } = aDish('unstated');
const milky = aDish('milky', { allergens: ['Milk'] });
const plain = aDish('plain', { allergens: [] });

describe('allergens to avoid', () => {
  it('are those stored on the device', () => {
    const { allergens } = someAllergens({ avoided: ['Milk'] });
    expect(allergens.avoided).toEqual(['Milk']);
  });

  it('are the same after they are read again', () => {
    const { allergens } = someAllergens({ avoided: ['Milk'] });
    const before = allergens.avoided;
    allergens.load();
    expect(allergens.avoided).toBe(before);
  });

  it('follow another tab until disposed', () => {
    const { allergens, repository } = someAllergens();
    repository.changeElsewhere(['Egg']);
    expect(allergens.avoided).toEqual(['Egg']);
    allergens.dispose();
    repository.changeElsewhere([]);
    expect(allergens.avoided).toEqual(['Egg']);
  });
});

describe('a warning about an item in the cart', () => {
  it('comes for what is avoided, and for what states nothing', () => {
    const { allergens } = someAllergens({ avoided: ['Milk'], menu: [milky, plain, unstated] });
    expect(allergens.warningAbout('milky')).toEqual({ kind: 'contains', allergens: ['Milk'] });
    expect(allergens.warningAbout('unstated')).toEqual({ kind: 'notStated' });
    expect(allergens.warningAbout('plain')).toBeUndefined();
  });

  it('comes for an item that today’s menu does not have, and waits for the menu', () => {
    expect(someAllergens({ avoided: ['Milk'], menu: [] }).allergens.warningAbout('oat')).toEqual({ kind: 'notStated' });
    expect(someAllergens({ avoided: ['Milk'] }).allergens.warningAbout('oat')).toBeUndefined();
  });

  it('includes what the menu service says about the single item', async () => {
    const item = async () => aProduct({ id: 'unstated', allergens: ['Egg'] });
    const { allergens } = someAllergens({ avoided: ['Milk', 'Egg'], menu: [unstated], item });
    allergens.lookUp(unstated);
    await flushPromises();
    expect(allergens.warningAbout('unstated')).toEqual({ kind: 'contains', allergens: ['Egg'] });
  });

  it('stays where the menu service does not answer about the item', async () => {
    const item = () => Promise.reject(new ServiceError('network', 'Down'));
    const { allergens } = someAllergens({ avoided: ['Milk'], menu: [unstated], item });
    allergens.lookUp(unstated);
    await flushPromises();
    expect(allergens.warningAbout('unstated')).toEqual({ kind: 'notStated' });
  });

  it.each([
    ['nothing is avoided', [], unstated],
    ['the menu states them', ['Milk'], plain],
  ])('asks the menu service nothing where %s', (_when, avoided, product) => {
    const asked: string[] = [];
    const item = async (id: string) => {
      asked.push(id);
      return undefined;
    };
    const { allergens } = someAllergens({ avoided, menu: [product], item });
    allergens.lookUp(product);
    expect(asked).toEqual([]);
  });
});

describe('the menu, for a customer who avoids allergens,', () => {
  const menu = [milky, plain, unstated];

  it('shows what states its allergens and has none of them', async () => {
    const { list } = await aMenuList({ menu, avoided: ['Milk'] });
    expect(idsOf(list.page)).toBe('plain');
    expect(list.isFiltered).toBe(true);
  });

  it('changes at once, along with its other filters, and stores the choice', async () => {
    const { list, avoidedAllergens } = await aMenuList({ menu, at: '?search=l' });
    list.toggleAllergen('Milk');
    expect(idsOf(list.page)).toBe('plain');
    expect(list.query.search).toBe('l');
    expect(avoidedAllergens.names).toEqual(['Milk']);
  });

  it('stores what is pressed, along with what another tab has added since', async () => {
    const { list, avoidedAllergens } = await aMenuList({ menu, avoided: ['Milk'] });
    avoidedAllergens.save(['Milk', 'Soy']);
    list.toggleAllergen('Egg');
    expect(avoidedAllergens.names).toEqual(['Milk', 'Soy', 'Egg']);
    list.toggleAllergen('Milk');
    expect(avoidedAllergens.names).toEqual(['Soy', 'Egg']);
  });

  it('avoids what two tabs press at once', async () => {
    const { list, avoidedAllergens } = await aMenuList({ menu });
    avoidedAllergens.save(['Milk']);
    list.toggleAllergen('Milk');
    expect(avoidedAllergens.names).toEqual(['Milk']);
  });

  it('still avoids them when filters are cleared', async () => {
    const { list } = await aMenuList({ menu, avoided: ['Milk'], at: '?search=plain' });
    list.clearFilters();
    expect(list.query.search).toBe('');
    expect(idsOf(list.page)).toBe('plain');
  });

  it('the menu of a customer who avoids allergens has no meals for them, and is not closed', async () => {
    const { list } = await aMenuList({ menu: [milky, unstated], avoided: ['Milk'] });
    expect(list.state).toBe('nothingFound');
  });

  it('the menu of a customer who avoids allergens is closed where it is empty', async () => {
    const { list } = await aMenuList({ menu: [], avoided: ['Milk'] });
    expect(list.state).toBe('kitchenClosed');
  });
});
