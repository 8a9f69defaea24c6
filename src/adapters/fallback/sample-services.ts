import type { AccountGateway } from '../../domain/auth/ports';
import type { MenuGateway } from '../../domain/menu/ports';
import type { OrderGateway } from '../../domain/orders/ports';
import type { SampleDataKind, SampleDataInUse } from '../../domain/shared/ports';
import { ServiceError } from '../../domain/shared/service-error';
import { withFallback, type AnsweredBy } from './with-fallback';

const notForSale = 'Our menu can not be reached right now, so the items shown are samples. They can not be ordered.';
const notChecked =
  'Today’s menu can not be checked right now, so the order could not be sent. Please try again in a moment.';

/** Knows where the customer looks at sample data, because the menu or the account service can not be reached. */
export class SampleServices implements SampleDataInUse {
  /** By call: who gave its newest answer. */
  private readonly menuAnswers = new Map<PropertyKey, AnsweredBy>();
  /** The newest answer of the account service tells whose account it is, whatever was asked. */
  private accountAnswer: AnsweredBy = 'nobody';
  private readonly listeners = new Set<(inUse: SampleDataKind | undefined) => void>();

  readonly onChange: SampleDataInUse['onChange'] = (listener) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  inUse(): SampleDataKind | undefined {
    const accountIsSampled = this.accountAnswer === 'standIn';
    if (this.menuIsSampled()) return accountIsSampled ? 'sampleMenuAndAccount' : 'sampleMenu';
    return accountIsSampled ? 'sampleAccount' : undefined;
  }

  /** The menu service's menu, and the sample menu while that can not be reached. */
  menu(service: MenuGateway, sample: MenuGateway): MenuGateway {
    return withFallback(service, sample, ['todaysMenu', 'preview', 'categories'], (call, by) =>
      this.note(() => this.menuAnswers.set(call, by)),
    );
  }

  /** The account service, and the pretended one for what a demo needs while that can not be reached. */
  account(service: AccountGateway, sample: AccountGateway): AccountGateway {
    const pretended = ['login', 'register', 'profile', 'updateProfile', 'changePassword'] as const;
    return withFallback(service, sample, pretended, (_call, by) => this.note(() => (this.accountAnswer = by)));
  }

  /**
   * The order service without orders of sample items: a cart filled from the sample menu looks like any other, so an order
   * is sent only while the newest read of today's menu came from the service itself, and no other part of the menu is one
   * of samples.
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
    return [...this.menuAnswers.values()].includes('standIn');
  }

  private note(answer: () => void): void {
    const before = this.inUse();
    answer();
    const now = this.inUse();
    if (before !== now) for (const listener of this.listeners) listener(now);
  }
}
