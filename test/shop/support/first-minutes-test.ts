import { journey, undrawn, type Journey, type Tagged } from './journey-test';

export { expect } from 'vitest';

const inShop = journey.extend({ build: 'home-kitchen' });

/** What a customer meets first, in the shop with the most of it, as in Chromium. */
export function test(title: string, options: Tagged | Journey, body?: Journey): void {
  const taken = undrawn(options, body);
  if (taken) inShop(title, taken);
}
