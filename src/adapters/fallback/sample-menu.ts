import type { MenuGateway } from '../../domain/menu/ports';
import type { OrderGateway } from '../../domain/orders/ports';
import type { SampleDataInUse } from '../../domain/shared/ports';
import { ServiceError } from '../../domain/shared/service-error';
import { withFallback } from './with-fallback';

const notForSale = 'Our menu can not be reached right now, so the items shown are samples. They can not be ordered.';

/** Knows whether the customer looks at the service's menu or at the sample menu that stands in for it. */
export class SampleMenu implements SampleDataInUse {
  /** By call: whether the sample menu gave its last answer. */
  private readonly sampled = new Map<PropertyKey, boolean>();
  private readonly listeners = new Set<(inUse: boolean) => void>();

  readonly onChange: SampleDataInUse['onChange'] = (listener) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  isInUse(): boolean {
    return [...this.sampled.values()].includes(true);
  }

  /** The menu service's menu, and the sample menu while that can not be reached. */
  behind(service: MenuGateway, sample: MenuGateway): MenuGateway {
    return withFallback(service, sample, ['todaysMenu', 'preview', 'categories'], (call, bySample) => {
      const before = this.isInUse();
      this.sampled.set(call, bySample);
      if (before !== this.isInUse()) for (const listener of this.listeners) listener(!before);
    });
  }

  /**
   * The order service without orders of sample items: a cart filled from the sample menu looks like any other, so nothing
   * is ordered before today's menu was read from the service itself.
   */
  guard(orders: OrderGateway): OrderGateway {
    return new Proxy(orders, {
      get: (_, call) => {
        const method: unknown = Reflect.get(orders, call);
        if (typeof method !== 'function') return method;
        const isRefused = call === 'place' && this.sampled.get('todaysMenu') !== false;
        return isRefused ? () => Promise.reject(new ServiceError('refused', notForSale)) : method.bind(orders);
      },
    });
  }
}
