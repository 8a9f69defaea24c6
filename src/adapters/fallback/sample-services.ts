import type { AccountGateway } from '../../domain/auth/ports';
import type { MenuGateway } from '../../domain/menu/ports';
import type { OrderGateway } from '../../domain/orders/ports';
import type { SampleDataKind, SampleDataInUse } from '../../domain/shared/ports';
import { ServiceError } from '../../domain/shared/service-error';
import { withFallback, type AnsweredBy } from './with-fallback';

const notForSale = 'Our menu can not be reached right now, so the items shown are samples. They can not be ordered.';
const notChecked =
  'Today’s menu can not be checked right now, so the order could not be sent. Please try again in a moment.';

/** Tracks where the customer sees sample data because the menu or the account service cannot be reached. */
export class SampleServices implements SampleDataInUse {
  /** By call: who answered it last. */
  private readonly menuAnswers = new Map<PropertyKey, AnsweredBy>();
  /** Who answered the last account call of any kind. */
  private accountAnswer: AnsweredBy = 'none';
  private readonly listeners = new Set<(inUse: SampleDataKind | undefined) => void>();

  readonly onChange: SampleDataInUse['onChange'] = (listener) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  inUse(): SampleDataKind | undefined {
    const accountIsSampled = this.accountAnswer === 'sample';
    if (this.menuIsSampled()) return accountIsSampled ? 'sampleMenuAndAccount' : 'sampleMenu';
    return accountIsSampled ? 'sampleAccount' : undefined;
  }

  /** The menu service, with the sample menu as its fallback. */
  menu(service: MenuGateway, sample: MenuGateway): MenuGateway {
    return withFallback(service, sample, ['todaysMenu', 'preview', 'categories'], (call, by) =>
      this.note(() => this.menuAnswers.set(call, by)),
    );
  }

  /** The account service, with a mock one as the fallback of what a demo needs. */
  account(service: AccountGateway, sample: AccountGateway): AccountGateway {
    const calls = ['login', 'register', 'profile', 'updateProfile', 'changePassword'] as const;
    return withFallback(service, sample, calls, (_call, by) => this.note(() => (this.accountAnswer = by)));
  }

  /**
   * The order service, protected from orders of sample items. A cart filled from the sample menu looks like any other, so
   * an order is sent only if the last read of today's menu came from the service, and no other part of the menu is sample
   * data.
   */
  guard(orders: OrderGateway): OrderGateway {
    return new Proxy(orders, {
      get: (_, call) => {
        const method: unknown = Reflect.get(orders, call);
        if (typeof method !== 'function') return method;
        const blocker = call === 'place' ? this.orderBlocker() : undefined;
        return blocker ? () => Promise.reject(new ServiceError('refused', blocker)) : method.bind(orders);
      },
    });
  }

  private orderBlocker(): string | undefined {
    if (this.menuIsSampled()) return notForSale;
    return this.menuAnswers.get('todaysMenu') === 'service' ? undefined : notChecked;
  }

  private menuIsSampled(): boolean {
    return [...this.menuAnswers.values()].includes('sample');
  }

  private note(answer: () => void): void {
    const before = this.inUse();
    answer();
    const now = this.inUse();
    if (before !== now) for (const listener of this.listeners) listener(now);
  }
}
