import { cures } from './cures.mjs';
import { loadSimulation } from './load-simulation.mjs';

/** A process of the simulation: the parent sends it one group of customers after the other. */
const { simulate, close } = await loadSimulation(cures.find(({ name }) => name === process.argv[2]));
let reported = Date.now();

/** @param {{ seed: number, customers: number }} group */
async function run(group) {
  let told = 0;
  const { failure, orders } = await simulate({
    ...group,
    onCustomer: (count) => {
      if (Date.now() - reported < 500) return;
      reported = Date.now();
      process.send?.({ kind: 'progress', customers: count - told });
      told = count;
    },
  });
  process.send?.({
    kind: 'done',
    customers: (failure ? failure.customer : group.customers) - told,
    orders,
    group,
    failure,
  });
}

process.on('message', (/** @type {{ seed: number, customers: number }} */ group) => void run(group));
process.on('disconnect', () => void close());
process.send?.({ kind: 'ready' });
