import { pathToFileURL } from 'node:url';

const { simulate } = await import(pathToFileURL(process.argv[2] ?? '').href);
let reported = Date.now();

/** @param {{ seed: number, customers: number }} group */
async function run(group) {
  let told = 0;
  const { failure, orders } = await simulate({
    ...group,
    onCustomer: (/** @type {number} */ count) => {
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
process.send?.({ kind: 'ready' });
