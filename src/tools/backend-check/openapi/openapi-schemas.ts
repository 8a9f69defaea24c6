import * as z from 'zod';
import { fieldNotes, unreadFields, type Json } from './openapi-notes';

const objectNames: Readonly<Record<string, string | readonly string[]>> = {
  AccountProfileReply: ['ProfileInUser', 'User'],
  OrderPlaceReply: ['CheckoutWithOrder', 'CheckoutUrl'],
  'MenuItemsReply.menuItems': ['MenuItem', 'ScheduledMenuEntry'],
  'MenuItemReply.menuItems': 'MenuItemDetails',
  'MenuItem.menuItemPricing': 'MenuItemPricing',
  'MenuItemDetails.menuItemPricing': 'MenuItemDetailsPricing',
  'MenuItemRequest.menuItemPricing': 'MenuItemPricing',
  'MenuTypeReply.menuType': 'MenuType',
  'MenuTypesReply.menuTypes': 'MenuType',
  'CartLoadReply.items': 'CartItem',
  'Order.items': 'OrderItem',
  'OrderFindReply.order': 'Order',
  'OrderListReply.orders': 'Order',
  'OrderPlaceRequest.items': 'NewOrderItem',
  'OrderPlaceRequest.deliveryInfo': ['AddressInLines', 'AddressInStreet'],
  scheduledMenusDetails: 'ScheduledMenuEntry',
  menuType: 'MenuItemType',
  tags: 'Tag',
  user: 'User',
  order: 'PlacedOrder',
  paymentCheckout: 'PaymentCheckout',
  deliveryInfo: 'DeliveryInfo',
  contact: 'Contact',
  address: 'DeliveryAddress',
};

/** A kitchen may promise a day without an hour. */
const mayBeDays = ['scheduledFor', 'promisedBy'];

/** The schema is that of the input, because a field that may be missing must still have the right type. */
export function wireSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: { properties = {} } }) => {
      for (const name of mayBeDays)
        if (name in properties)
          properties[name] = {
            anyOf: [{ type: 'string', format: 'date-time' }, { type: 'string', format: 'date' }, { type: 'null' }],
          };
    },
  });
  return json;
}

export class NamedSchemas {
  private readonly schemas = new Map<string, Json>();

  /** Returns the reference. It throws if two different schemas would have the same name. */
  add(name: string, schema: Json): Json {
    const named = this.inside(schema, name, name);
    const known = this.schemas.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(named)) throw new Error(`Two schemas are called ${name}.`);
    this.schemas.set(name, named);
    return { $ref: `#/components/schemas/${name}` };
  }

  all(): Json {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private inside(schema: Json, owner: string, place: string): Json {
    const names = [objectNames[place] ?? []].flat();
    const branches = listOf(schema.anyOf);
    const unread = place === owner ? (unreadFields[owner] ?? {}) : {};
    const fields = Object.entries({ ...Object(schema.properties), ...unread }).map(([name, field]) => [
      name,
      this.field(owner, name, Object(field)),
    ]);
    return {
      ...schema,
      ...(schema.properties ? { properties: Object.fromEntries(fields) } : {}),
      ...(schema.items ? { items: this.reference(Object(schema.items), owner, place) } : {}),
      ...(schema.anyOf
        ? { anyOf: branches.map((branch, index) => this.reference(branch, owner, place, names[index])) }
        : {}),
    };
  }

  private field(owner: string, name: string, field: Json): Json {
    const place = `${owner}.${name}` in objectNames ? `${owner}.${name}` : name;
    const note = fieldNotes[`${owner}.${name}`] ?? fieldNotes[name];
    return { ...this.reference(field, owner, place), ...note };
  }

  private reference(schema: Json, owner: string, place: string, branchName?: string): Json {
    const name = branchName ?? [objectNames[place] ?? []].flat()[0];
    return schema.properties && name !== undefined ? this.add(name, schema) : this.inside(schema, owner, place);
  }
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map((one: unknown) => Object(one)) : [];
}
