import type { CheckState } from './check-state';
import { textAt, type Step } from './step';

const because = 'anyone may change your menu';
const staffOnly = [401, 403];
const idOf = ({ createdItemId = 'no-such-item' }: CheckState) => createdItemId;

/**
 * The shop sends no token here, so a backend must reject every call. Only an item that the check made is changed or
 * deleted.
 */
export function menuWriteSteps(uuid: string): readonly Step[] {
  const item = {
    itemName: `Check ${uuid}`,
    description: 'Please ignore.',
    menuItemPricing: { price: 1 },
    isAvailable: false,
  };
  const created: Step['learn'] = (reply, state) => {
    state.createdItemId = textAt(reply, 'menuItems', '0', 'menuItemId');
    state.left.set('item', `a menu item, ${state.createdItemId ?? item.itemName}`);
  };
  const unknownItem: Step['missing'] = ({ createdItemId, protectsMenu }) =>
    protectsMenu && createdItemId === undefined
      ? { field: 'status', expected: '401 or 403 before the item is looked for', got: '404' }
      : undefined;
  const write = (call: string, given: Step['given'], rest: Partial<Step> = {}): readonly Step[] =>
    (['without a token', "with a customer's token"] as const).map((title) => ({
      call,
      title,
      writes: true,
      given,
      ...(title === 'without a token' ? { token: () => undefined } : { forceToken: true }),
      rejectedWith: staffOnly,
      because,
      missing: unknownItem,
      ...rest,
    }));
  return [
    ...write('menu.createItem', () => ({ body: item }), {
      learn: created,
      learnRefusal: (state) => (state.protectsMenu = true),
    }),
    ...write('menu.updateItem', (state) => ({ id: idOf(state), body: item }), { needs: ['menu.createItem'] }),
    ...write('menu.deleteItem', (state) => ({ id: idOf(state) }), {
      needs: ['menu.createItem'],
      learn: (_reply, { left }) => left.delete('item'),
    }),
  ];
}
