import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioNames } from '../../../src/adapters/mock/scenarios/scenarios';
import { sample as cookies } from '../../../src/app/profiles/cookies/sample';
import { sample as homeKitchen } from '../../../src/app/profiles/home-kitchen/sample';
import { statesByFeature } from '../../../src/demo/states/demo-states';

const states = statesByFeature.flatMap((feature) => feature.states);

/** Every state shows these, or only a demo, an owner's notice, a decoration or a browser's offer does. */
const withoutStates = ['burst', 'installHint', 'demoGallery', 'offlineNotice', 'bannerText'];
/** Needs a shop with a contact form. */
const ofOneShop = ['contactForm'];
/** It is opened by a link that ends with a cart, where the link of a state has the state. */
const ofALink = ['sharedCart'];

describe('the list of states', () => {
  it('has a state of every screen and dialog', () => {
    const lazyNames = /(?<=^\s+)\w+(?=: lazy\()|(?<=\[routes\.)\w+(?=\]: lazy\()/gm;
    const tables = ['src/app/feature-table.ts', 'src/demo/demo.ts'].map((file) => readFileSync(file, 'utf8'));
    const names = [...tables.flatMap((table) => table.match(lazyNames) ?? []), 'demoControls'];
    expect(names.length).toBeGreaterThan(25);
    const missing = names.filter((name) => states.every((state) => state.of !== name));
    expect(missing.toSorted()).toEqual([...withoutStates, ...ofOneShop, ...ofALink].toSorted());
  });

  it.each([cookies, homeKitchen])('the list of states types the whole address of the latest order', async (sample) => {
    const [latest] = await sample.loadOrders();
    const typed = states.flatMap(({ steps = [] }) => steps.flatMap((step) => ('fill' in step ? step.with : [])));
    const { line1, line2, postalCode } = latest?.delivery ?? {};
    expect(typed).toEqual(expect.arrayContaining([line1, line2, sample.city, postalCode]));
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
