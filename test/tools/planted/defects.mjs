import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { domainAndAdapters } from './domain-and-adapters.mjs';
import { siteAndApp } from './site-and-app.mjs';
import { styles } from './styles.mjs';
import { viewModelsAndScreens } from './view-models-and-screens.mjs';

/**
 * A defect that a person would make. `what`: what a customer or the owner notices. `from` stands once in `file`.
 * `unseen`: why no test of `npm test` sees it.
 * @typedef {{ what: string, file: string, from: string, to: string, unseen?: string }} Planted
 * @typedef {Planted & { room: string, name: string }} Defect
 */

export const rooms = {
  domain: domainAndAdapters,
  screens: viewModelsAndScreens,
  styles,
  site: siteAndApp,
};

/** @type {readonly Defect[]} Each with a name like `styles-3`. */
export const defects = Object.entries(rooms).flatMap(([room, planted]) =>
  planted.map((one, position) => ({ ...one, room, name: `${room}-${position + 1}` })),
);

const project = resolve(import.meta.dirname, '../../..');

/** Says in one sentence what the code has become since the defect was written. @param {Planted} defect */
export function mismatch({ file, from }) {
  const count = readFileSync(join(project, file), 'utf8').split(from).length - 1;
  if (count === 1) return undefined;
  return `${file} has ${count === 0 ? 'no' : `${count} places with`} ${JSON.stringify(from)}`;
}
