import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';

const source = readFileSync('fixtures/openapi.json', 'utf8');

it('the OpenAPI document follows the rules that Redocly recommends', { timeout: 120_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it('the OpenAPI document follows the rules of Spectral', { timeout: 120_000 }, async () => {
  const spectral = new Spectral();
  const rules: RulesetDefinition = Object(oas);
  spectral.setRuleset({ extends: [rules] });
  const problems = await spectral.run(JSON.parse(source));
  expect(problems.map(({ code, path, message }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
});
