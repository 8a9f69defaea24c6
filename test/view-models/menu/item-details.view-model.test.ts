import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/domain/menu/product';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { ItemDetailsViewModel } from '../../../src/view-models/menu/item-details.view-model';
import { aDay, aProduct } from '../../support/builders';
import { aMenuGateway } from '../../support/in-memory-gateways';

const { allergens: _allergens, ...scheduled } = aProduct();

/** One answer each; `asked` has the ids. */
function details(...answers: readonly (Product | ServiceError | undefined)[]) {
  const asked: string[] = [];
  const next = answers.values();
  const item = async (id: string) => {
    asked.push(id);
    const answer = next.next().value;
    if (answer instanceof ServiceError) throw answer;
    return answer;
  };
  return { known: new ItemDetailsViewModel(aMenuGateway({ item })), asked };
}

describe('details of an item', () => {
  it('are asked for once', async () => {
    const { known, asked } = details(aProduct({ allergens: ['milk'] }));
    const first = known.ask(scheduled);
    expect(known.stateOf(scheduled)).toBe('pending');
    await Promise.all([first, known.ask(scheduled)]);
    await known.ask(scheduled);
    expect(asked).toEqual(['classic-chip']);
    expect(known.stateOf(scheduled)).toBe('answered');
    expect(known.complete(scheduled).allergens).toEqual(['milk']);
  });

  it('are asked for again for another day, and those of the day before no longer hold', async () => {
    const { known, asked } = details(aProduct({ allergens: [] }), aProduct({ allergens: ['nuts'] }));
    const monday = { ...scheduled, deliverableOn: aDay('2026-11-23') };
    const tuesday = { ...scheduled, deliverableOn: aDay('2026-11-24') };
    await known.ask(monday);
    expect(known.complete(tuesday)).not.toHaveProperty('allergens');
    await known.ask(tuesday);
    expect(known.complete(tuesday).allergens).toEqual(['nuts']);
    expect(asked).toHaveLength(2);
  });

  it('are asked for again when the menu was read again, and those before hold until then', async () => {
    const { known, asked } = details(
      aProduct({ allergens: [] }),
      aProduct({ allergens: ['nuts'] }),
      new ServiceError('network', 'offline', 0),
    );
    const rows = [scheduled, { ...scheduled }, { ...scheduled }] as const;
    await known.ask(rows[0]);
    const second = known.ask(rows[1]);
    expect(known.stateOf(rows[1])).toBe('answered');
    expect(known.complete(rows[1]).allergens).toEqual([]);
    await second;
    await known.ask(rows[2]);
    expect(known.complete(rows[2]).allergens).toEqual(['nuts']);
    expect(asked).toHaveLength(3);
  });

  it('are asked for again after a failure', async () => {
    const { known, asked } = details(new ServiceError('network', 'offline', 0), aProduct());
    await known.ask(scheduled);
    expect(known.stateOf(scheduled)).toBe('unknown');
    expect(known.complete(scheduled)).not.toHaveProperty('allergens');
    await known.ask(scheduled);
    expect(asked).toHaveLength(2);
    expect(known.stateOf(scheduled)).toBe('answered');
  });

  it.each([
    ['does not know the item', new ServiceError('refused', 'Not found', 404)],
    ['cannot sell it today', undefined],
    ['answers about another item', aProduct({ id: 'oat', allergens: [] })],
  ])('are not stated where the service %s', async (_what, answer) => {
    const { known } = details(answer);
    await known.ask(scheduled);
    expect(known.stateOf(scheduled)).toBe('answered');
    expect(known.complete(scheduled)).not.toHaveProperty('allergens');
  });

  it('are never asked for where the item is a sample', async () => {
    const { known, asked } = details();
    await known.ask(aProduct({ isSample: true }));
    expect(asked).toEqual([]);
  });
});
