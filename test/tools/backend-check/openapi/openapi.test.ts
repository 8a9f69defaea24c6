import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiFile } from '../../../../src/tools/kit/openapi-file';
import { everyRow } from '../../../adapters/http/support/every-row';

const text = readFileSync('fixtures/openapi.json', 'utf8');
const document = JSON.parse(text);
const { schemas } = document.components;
const signIns = [
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/auth/google',
  'GET /api/v1/auth/oauth/google/callback',
];

/** By path; `data` envelopes aside. */
function namelessObjects(schema: unknown, path: string, isNamed: boolean): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema && !isNamed ? [path] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([name, inner]) =>
      namelessObjects(inner, `${path}.${name}`, name === 'properties'),
    ),
  ];
}

async function problemsOf(described: unknown): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(described);
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('fixtures/openapi.json', () => {
  it('the file fixtures/openapi.json is up to date with npm run openapi', async () => {
    expect(text).toBe(await openApiFile());
  });

  it('the file fixtures/openapi.json is OpenAPI 3.1 by the rules that Redocly recommends', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await problemsOf(document)).toEqual([]);
  });

  it.each([
    ['reference', 'no-unresolved-refs', { $ref: '#/components/schemas/Nothing' }],
    ['type', 'struct', { type: 'integre' }],
    ['example', 'no-invalid-media-type-examples', { type: 'array', items: { type: 'string' } }],
  ])('a wrong %s is found by the rule %s', async (_what, rule, schema) => {
    const mistaken = structuredClone(document);
    mistaken.paths['/api/v1/orders'].post.requestBody.content['application/json'].schema = schema;
    expect(await problemsOf(mistaken)).toContainEqual(expect.stringContaining(rule));
  });

  it.each(everyRow.map((row) => [row.call, row] as const))('describes %s', (call, row) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path][method.toLowerCase()];
    const isForStaff = path.startsWith('/api/v1/menu-items') && method !== 'GET';
    const isCart = path.startsWith('/api/v1/cart');
    const isCustomers = row.token === true || isCart;
    const customer = [...(isCart ? [{}] : []), ...(isCustomers ? [{ customer: [] }] : [])];
    expect(operation.security).toEqual(isForStaff ? [{ staff: [] }] : customer);
    expect(operation.requestBody !== undefined).toBe(row.body !== undefined);
    expect(operation.responses['204'] !== undefined).toBe(row.reply === undefined);
    expect(operation.responses['401'] !== undefined).toBe(isCustomers || isForStaff || signIns.includes(call));
    expect(operation.responses['403'] !== undefined).toBe(isCustomers || isForStaff);
    expect(operation.responses['404'] !== undefined).toBe(path.includes('{'));
    expect(operation.responses['422'] !== undefined).toBe(row.body !== undefined);
    expect(row.reply === undefined || 'example' in operation.responses['200'].content['application/json']).toBe(true);
    expect(operation.summary).toMatch(/\.$/);
  });

  it('names every object and describes every field', () => {
    const { Done: _, ...named } = schemas;
    for (const [name, schema] of Object.entries(named)) {
      expect(namelessObjects(schema, name, true)).toEqual([]);
      for (const [field, described] of Object.entries(Object(Object(schema).properties)))
        expect(`${name}.${field}: ${Object(described).description}`).toMatch(/\.$/);
    }
  });

  it('describes both address dialects and both checkout replies', () => {
    expect(schemas.AddressInLines.required).toEqual(['addressLine1', 'state', 'city', 'country', 'zip']);
    expect(schemas.AddressInStreet.required).toEqual(['street', 'city', 'state', 'zipCode', 'country']);
    expect(schemas.OrderPlaceReply.anyOf).toEqual([
      { $ref: '#/components/schemas/CheckoutWithOrder' },
      { $ref: '#/components/schemas/CheckoutUrl' },
    ]);
  });

  it('the file fixtures/openapi.json has limits, formats and the statuses of the specification', () => {
    expect(schemas.NewOrderItem.properties.quantity).toMatchObject({ minimum: 1, maximum: 99 });
    expect(schemas.PaymentCheckout.properties.url).toMatchObject({ format: 'uri' });
    expect(schemas.Order.properties.orderStatus.enum).toHaveLength(17);
  });

  it('shows an order for an item of the menu that it shows', () => {
    const exampleOf = (path: string, method: string) =>
      document.paths[path][method].responses['200'].content['application/json'].example;
    const menu = exampleOf('/api/v1/admin/menu-schedule/today', 'get').scheduledMenusDetails;
    const body = document.paths['/api/v1/orders'].post.requestBody.content['application/json'].example;
    expect(menu.map(({ menuItemId }: { menuItemId: string }) => menuItemId)).toContain(body.items[0].itemId);
    expect(exampleOf('/api/v1/orders', 'post').order.id).toBe(exampleOf('/api/v1/orders/{orderId}', 'get').order.id);
  });
});
