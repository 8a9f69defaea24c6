import { describe, expect, it } from 'vitest';
import { callDescriptions, type CallDescription } from '../../../src/tools/backend-check/calls';
import { wireSchema } from '../../../src/tools/backend-check/openapi/openapi-schemas';
import { withSpecifiedFields } from '../../../src/tools/mock-api/specified-fields';

type Json = Readonly<Record<string, unknown>>;

function everyField(schema: Json, requiredOnly = false): unknown {
  const branches = [schema.anyOf].flat().filter((branch) => branch !== undefined);
  if (branches.length > 0) {
    const values = branches.map((branch) => everyField(Object(branch), requiredOnly));
    const objects = values.filter((value) => typeof value === 'object');
    return objects.length > 0 ? Object.assign({}, ...objects) : values[0];
  }
  if (schema.items) return [everyField(Object(schema.items), requiredOnly)];
  const required = [schema.required ?? []].flat();
  const fields = Object.entries(Object(schema.properties)).filter(([name]) => !requiredOnly || required.includes(name));
  return schema.properties
    ? Object.fromEntries(fields.map(([name, field]) => [name, everyField(Object(field), requiredOnly)]))
    : 'text';
}

const callOf = ({ call }: CallDescription) => `${call.method} ${call.path}`;
const withReply = callDescriptions.filter(({ call }) => !call.reply.safeParse(undefined).success);

describe('the bare fields of a reply', () => {
  it.each(withReply.map((description) => [callOf(description), wireSchema(description.call.reply)] as const))(
    'are the required ones: %s',
    (call, schema) => {
      const bare = withSpecifiedFields(call, everyField(schema), 'bare');
      expect(bare).toEqual(withSpecifiedFields(call, everyField(schema, true), 'literal'));
    },
  );
});

describe('the literal fields of a reply', () => {
  const menuRow = { menuItemId: 'oat', itemName: 'Oat', price: 2.25, quantityAvailable: 3, allergens: [], tags: [] };

  it('are those that the specification names', () => {
    const reply = { successResponse: true, scheduledMenusDetails: [menuRow] };
    expect(withSpecifiedFields('GET /api/v1/admin/menu-schedule/today', reply, 'literal')).toEqual({
      successResponse: true,
      scheduledMenusDetails: [{ menuItemId: 'oat', itemName: 'Oat', price: 2.25, quantityAvailable: 3 }],
    });
  });

  it('keep the tags of a single item', () => {
    const reply = { menuItems: [{ menuItemId: 'oat', tags: [{ tagId: 1, name: 'Vegan' }], allergens: [] }] };
    expect(withSpecifiedFields('GET /api/v1/menu-items/{id}', reply, 'literal')).toEqual({
      menuItems: [{ menuItemId: 'oat', tags: [{ tagId: 1, name: 'Vegan' }] }],
    });
  });

  it('hold no item id of an ordered item, and no order id beside checkoutUrl', () => {
    const order = { id: 'SB-1', items: [{ itemId: 'oat', itemName: 'Oat' }] };
    expect(withSpecifiedFields('GET /api/v1/orders/{orderId}', { order }, 'literal')).toEqual({
      order: { id: 'SB-1', items: [{ itemName: 'Oat' }] },
    });
    const placed = { checkoutUrl: 'https://pay.test/', orderId: 'SB-1' };
    expect(withSpecifiedFields('POST /api/v1/orders', placed, 'literal')).toEqual({ checkoutUrl: 'https://pay.test/' });
  });
});
