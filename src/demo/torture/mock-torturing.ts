import { readTroubles } from '../../adapters/mock/scenarios/troubles';
import type { MockBackend } from '../../adapters/mock/mock-backend';
import { readState } from '../../adapters/mock/mock-state';
import { mockStateKey, type StateStorage } from '../../adapters/mock/state-storage';
import { itemKeys, storedCart, storedPending } from './stored-shop';
import { auditTorture } from './torture-audit';
import { readTortureEvent, type TortureEvent } from './torture-event';
import type { OrderLedger } from '../../domain/checkout/order-ledger';
import type { Cancel, Clock } from '../../domain/shared/ports';
import type { DemoCounts, DemoTorturing, DemoTroubles } from './demo-torture.view-model';

export class MockTorturing implements DemoTorturing {
  constructor(
    private readonly backend: MockBackend,
    private readonly storage: StateStorage,
    private readonly ledger: Pick<OrderLedger, 'exclusive'>,
    private readonly clock: Clock,
  ) {}

  troubles(): DemoTroubles | undefined {
    const torture = this.backend.scenario()?.torture;
    return torture && readTroubles(torture.troubles);
  }

  begin(): void {
    this.backend.show('torture', { troubles: {}, events: this.whatThereIs() });
  }

  change(troubles: DemoTroubles): void {
    this.backend.changeTorture(({ events }) => ({ troubles: { ...troubles }, events }));
  }

  count(): Promise<DemoCounts | undefined> {
    return this.ledger.exclusive(() => Promise.resolve(this.counts()));
  }

  onChange(listener: () => void): Cancel {
    const stops = [this.backend.onChange(listener), ...itemKeys.map((key) => this.storage.onChange(key, listener))];
    return () => stops.forEach((stop) => stop());
  }

  private counts(): DemoCounts | undefined {
    const { torture, since } = this.backend.scenario() ?? {};
    if (!torture || !since) return undefined;
    const events = torture.events.flatMap((event) => readTortureEvent(event) ?? []);
    const { orders } = readState(this.storage.read(mockStateKey), this.clock.now());
    return auditTorture(events, {
      orders,
      since,
      cart: storedCart(this.storage),
      pending: storedPending(this.storage),
    });
  }

  private whatThereIs(): readonly TortureEvent[] {
    const left = storedPending(this.storage).filter(({ stage }) => stage === 'awaitingPayment');
    const at = this.clock.now().getTime();
    const orders = left.map(({ key, retryOf, items, toTake }): readonly TortureEvent[] => [
      { kind: 'changed', before: [], after: cartOf(retryOf === undefined ? [...items, ...toTake] : []) },
      { kind: 'answered', key, at, isRetry: retryOf !== undefined },
    ]);
    return [{ kind: 'changed', before: [], after: cartOf(storedCart(this.storage)) }, ...orders.flat()];
  }
}

function cartOf(pieces: Iterable<readonly [string, number]>) {
  return { items: [...pieces].map(([id, quantity]) => ({ id, quantity })) };
}
