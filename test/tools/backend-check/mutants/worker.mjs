import { startModule } from '../../../../src/tools/commands/typescript.mjs';

const [backend = ''] = process.argv.slice(2);
const { exports } = await startModule('/../test/tools/backend-check/mutants/checked-mutant.ts');
const world = await exports.openWorld();

/** Imports the backend again for each mutant, because module-level code is mutated too. @param {string} id */
async function judge(id) {
  Object.assign(globalThis, { __stryker__: { activeMutant: id, hitCount: 0, hitLimit: 100_000 } });
  process.send?.(await world.check(() => import(`${backend}?mutant=${id}`)));
}

process.on('message', (id) => void judge(String(id)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
