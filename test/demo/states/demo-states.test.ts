import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioNames } from '../../../src/adapters/mock/scenarios/scenarios';
import { statesByFeature } from '../../../src/demo/states/demo-states';

const states = statesByFeature.flatMap((feature) => feature.states);

/** Shown by every state, only in the demo, only with services or an owner's notice, a decoration of one, or only where a browser
 * offers it. */
const withoutStates = ['burst', 'installHint', 'demoGallery', 'offlineNotice', 'bannerText'];
/** Needs a shop with a contact form. */
const ofOneShop = ['contactForm'];

describe('the list of states', () => {
  it('the list of states has a state of every screen and dialog', () => {
    const lazyNames = /(?<=^\s+)\w+(?=: lazy\()|(?<=\[routes\.)\w+(?=\]: lazy\()/gm;
    const tables = ['src/app/feature-table.ts', 'src/demo/demo.ts'].map((file) => readFileSync(file, 'utf8'));
    const names = [...tables.flatMap((table) => table.match(lazyNames) ?? []), 'demoControls'];
    expect(names.length).toBeGreaterThan(25);
    const missing = names.filter((name) => states.every((state) => state.of !== name));
    expect(missing.toSorted()).toEqual([...withoutStates, ...ofOneShop].toSorted());
  });

  it('gives every state a name', () => {
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  });

  it('names only scenarios that exist', () => {
    const named = states.flatMap(({ scenario }) => scenario ?? []);
    expect(named.filter((name) => !scenarioNames.some((known) => known === name))).toEqual([]);
  });

  it('shows every scenario', () => {
    expect(scenarioNames.filter((name) => states.every(({ scenario }) => scenario !== name))).toEqual([]);
  });
});
