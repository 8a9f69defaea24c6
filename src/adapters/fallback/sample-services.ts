import type { AccountGateway } from '../../domain/auth/ports';
import type { MenuGateway } from '../../domain/menu/ports';
import type { Product } from '../../domain/menu/product';
import type { SampleDataKind, SampleDataInUse } from '../../domain/shared/ports';
import { withFallback, type AnsweredBy } from './with-fallback';

/** The shop asks only for items that the service listed, so a sample must not answer `item`. */
type SampleMenu = Omit<MenuGateway, 'item'>;

/** Samples answer where a service is down, and the banner says which ones are in use. */
export class SampleServices implements SampleDataInUse {
  private readonly menuAnswers = new Map<PropertyKey, AnsweredBy>();
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

  menu(service: MenuGateway, sample: SampleMenu): MenuGateway {
    return withFallback(service, marked(sample), ['todaysMenu', 'preview', 'categories'], (call, by) =>
      this.note(() => this.menuAnswers.set(call, by)),
    );
  }

  account(service: AccountGateway, sample: AccountGateway): AccountGateway {
    const calls = ['login', 'register', 'profile', 'updateProfile', 'changePassword'] as const;
    return withFallback(service, sample, calls, (_call, by) => this.note(() => (this.accountAnswer = by)));
  }

  private menuIsSampled(): boolean {
    return [...this.menuAnswers.values()].includes('sample');
  }

  private note(answer: () => void): void {
    answer();
    for (const listener of this.listeners) listener(this.inUse());
  }
}

function marked(sample: SampleMenu): SampleMenu {
  const mark = (product: Product): Product => ({ ...product, isSample: true });
  return {
    todaysMenu: async (cancel) => {
      const menu = await sample.todaysMenu(cancel);
      return menu === 'soldOut' ? menu : menu.map(mark);
    },
    preview: async (query, cancel) => {
      const { products, total } = await sample.preview(query, cancel);
      return { products: products.map(mark), total };
    },
    categories: () => sample.categories(),
  };
}
