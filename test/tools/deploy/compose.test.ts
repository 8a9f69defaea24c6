import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { settingNames } from '../../../src/app/settings';
import { readBackendSettings, settingsLeftOut } from '../../../src/tools/backend/backend-settings';
import { settingsOf } from '../../../src/tools/deploy/settings-writer';

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly logging?: object;
}

const text = readFileSync('src/tools/deploy/compose.yaml', 'utf8');
const readme = readFileSync('src/tools/deploy/README.md', 'utf8');

const given: Readonly<Record<string, string>> = {
  SMTP_URL: 'smtps://shop:secret@mail.test',
  MAIL_FROM: 'Shop <orders@shop.test>',
  TRUSTED_PROXIES: 'uniquelocal',
  KEEP_PERSONAL_DAYS: '90',
};

/** As compose does, with a secret for each name that must be given. */
const filledIn = (value: string) =>
  value.replaceAll(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_all, name, kind, written) => given[name] ?? (kind === '-' ? written : 's'.repeat(32)),
  );

const { services }: { services: Record<string, Service> } = Object(parseYaml(text));

function environmentOf(service: string) {
  const { environment = {} } = services[service] ?? {};
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]));
}

it('the recipe of shop and backend gives the backend settings that it accepts, with the database beside it', () => {
  const settings = readBackendSettings(environmentOf('backend'));
  expect(settings.DATABASE_URL).toBe(`postgres://shop:${'s'.repeat(32)}@database:5432/shop`);
  expect(settings).toMatchObject({
    SMTP_URL: given.SMTP_URL,
    MAIL_FROM: given.MAIL_FROM,
    TRUSTED_PROXIES: ['uniquelocal'],
    KEEP_PERSONAL_DAYS: 90,
  });
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(environmentOf('backend'))));
});

it('the recipe of shop and backend passes on each setting of the backend, or it would be ignored without a word', () => {
  const passedOn = Object.keys(environmentOf('backend'));
  const ignored = settingsLeftOut({}).filter((name) => !passedOn.includes(name));
  // The database has a container of its own.
  expect(ignored).toEqual(['DATA_FOLDER']);
});

it('the recipe of shop and backend lets the shop call that backend, and the backend answer that shop', () => {
  const shop = settingsOf(environmentOf('shop'));
  const { PUBLIC_URL, SHOP_ORIGIN } = environmentOf('backend');
  expect(shop).toEqual({ VITE_API_URL: PUBLIC_URL });
  expect(settingNames).toContain('VITE_API_URL');
  expect(SHOP_ORIGIN).toBe('http://localhost:8080');
});

it('the paper of the recipe names what must be given, and what a proxy and mails need', () => {
  const wanted = [
    ...text.matchAll(/\$\{(\w+):\?/g),
    ['', 'TRUSTED_PROXIES'],
    ['', 'SMTP_URL'],
    ['', 'MAIL_FROM'],
    ['', 'PICTURES_FOLDER'],
  ].map(([, name]) => name);
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((name) => !text.includes(`\${${name}:`))).toEqual([]);
  expect(wanted.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('no log of the recipe of shop and backend fills the disk of its database', () => {
  const kept = { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } };
  expect(Object.entries(services).map(([name, { logging }]) => [name, logging])).toEqual(
    ['shop', 'backend', 'database'].map((name) => [name, kept]),
  );
});
