import { journey, undrawn, type Journey, type Tagged } from './journey-test';

export { expect } from 'vitest';

const inShop = journey.extend({ build: 'home-kitchen' });

/** Takes the first minutes of a customer in the shop with the most of them, as in Chromium. */
export function test(title: string, options: Tagged | Journey, body?: Journey): void {
  const taken = undrawn(options, body);
  if (taken) inShop(title, taken);
}
