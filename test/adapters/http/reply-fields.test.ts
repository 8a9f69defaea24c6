import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import type { CallRow } from './support/call-row';
import { everyRow } from './support/every-row';
import { HttpShop, json } from './support/http-shop';

const mutations: Readonly<Record<string, (value: unknown) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  'of another type': (value) => (Array.isArray(value) ? { length: 1 } : [[true]]),
};

/** Paths like `orders.0.id`. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, field]) => pathsOf(field, path ? `${path}.${name}` : name));
  return path === '' || /\.\d+$/.test(path) ? inside : [path, ...inside];
}

function changed(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  mutate: (value: unknown) => unknown,
): unknown {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const change = { [name]: rest.length > 0 ? changed(fields[name], rest, mutate) : mutate(fields[name]) };
  return Array.isArray(value) ? Object.assign([...value], change) : { ...fields, ...change };
}

const cases = everyRow.flatMap((row) =>
  pathsOf(row.reply ?? {}).flatMap((path) =>
    Object.entries(mutations).map(([mutation, mutate]): [string, string, string, CallRow, unknown] => [
      row.call,
      path,
      mutation,
      row,
      changed(row.reply, path.split('.'), mutate),
    ]),
  ),
);

function readingOf(outcome: unknown): string {
  if (outcome instanceof ServiceError) return `${outcome.kind}: ${outcome.message}`;
  return 'read';
}

function expectedReading({ required = {}, failure }: CallRow, path: string, mutation: string) {
  if (path in required || `${path} ${mutation}` in required)
    return `invalidReply: ${required[path] ?? required[`${path} ${mutation}`] ?? failure}`;
  return 'read';
}

describe('a reply', () => {
  it.each(cases)('a reply of %s with its %s %s', async (_call, path, mutation, row, reply) => {
    const shop = new HttpShop(() => json(reply));
    const outcome = await row.make(shop).catch((failure: unknown) => failure);
    expect(readingOf(outcome)).toBe(expectedReading(row, path, mutation));
  });

  it.each(cases.filter(([call, path, mutation]) => mutation === 'of another type' && isRead(call, path)))(
    'a reply of %s whose %s is %s is reported with the path of that field and no value',
    async (_call, path, _mutation, row, reply) => {
      const shop = new HttpShop(() => json(reply));
      await row.make(shop).catch(() => undefined);
      expect(await shop.unreadable()).toContain(path.replace(/\.\d+/g, '[]'));
    },
  );

  it.each(everyRow.map((row): [string, CallRow] => [row.call, row]))(
    'a reply of %s that is as specified is not reported',
    async (_call, row) => {
      const shop = new HttpShop(() => json(row.reply));
      await row.make(shop);
      expect(await shop.unreadable()).toEqual([]);
    },
  );
});

/** The envelope is read by its values, and the shop shows neither of the last two. */
const unread = /successResponse|errorMessage|tokenType|lastLoginAt/;

/** The reply can be a user or hold one, so `user` is the field that is named. */
const eitherUser = 'PUT /api/v1/user/profile';

function isRead(call: string, path: string): boolean {
  return !unread.test(path) && !(call === eitherUser && ['id', 'email'].includes(path));
}
