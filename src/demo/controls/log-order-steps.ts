import type { OrderStep } from '../../domain/checkout/pending-orders/order-ledger';

/** Tells each step of the order machine in one line, for a developer who reads the console. */
export function logOrderSteps(isOn: () => boolean, log: (line: string, step: OrderStep) => void) {
  return (step: OrderStep): void => {
    if (isOn()) log(lineOf(step), step);
  };
}

function lineOf({ event, before, after, effects }: OrderStep): string {
  const orders = before === after ? 'nothing changes' : `${stagesOf(before)} becomes ${stagesOf(after)}`;
  const follows = effects.map((effect) => ('item' in effect ? `${effect.kind} ${effect.item.name}` : effect.kind));
  return `Order machine, ${event.kind}: ${[orders, ...follows].join(', then ')}`;
}

function stagesOf(orders: OrderStep['before']): string {
  return `[${orders.map(({ stage }) => stage).join(', ')}]`;
}
