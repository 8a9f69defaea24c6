import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/backend-check/openapi';
import { everyRow } from '../adapters/http/support/every-row';

const text = readFileSync('fixtures/openapi.json', 'utf8');
const document = JSON.parse(text);

describe('fixtures/openapi.json', () => {
  it('is up to date with npm run openapi', () => {
    expect(text).toBe(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await validate('fixtures/openapi.json')).toMatchObject({ valid: true, warnings: [] });
  });

  it.each(everyRow.map((row) => [row.call, row] as const))('describes %s', (call, row) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path][method.toLowerCase()];
    expect(operation.security).toEqual(row.token && [{ customer: [] }]);
    expect(operation.requestBody !== undefined).toBe(row.body !== undefined);
    expect(operation.responses['204'] !== undefined).toBe(row.reply === undefined);
    expect(operation.summary).toMatch(/\.$/);
  });

  it('describes both address dialects and both checkout replies', () => {
    const order = document.paths['/api/v1/orders'].post.requestBody.content['application/json'].schema;
    expect(order.properties.deliveryInfo.anyOf.map(({ required }: { required: string[] }) => required)).toEqual([
      ['addressLine1', 'state', 'city', 'country', 'zip'],
      ['street', 'city', 'state', 'zipCode', 'country'],
    ]);
    const replies = document.components.schemas.OrderPlaceReply.anyOf;
    expect(replies.map(({ required }: { required: string[] }) => required)).toEqual([
      ['paymentCheckout'],
      ['checkoutUrl'],
    ]);
  });
});
