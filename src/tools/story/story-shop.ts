import { MockBackend } from '../../adapters/mock/mock-backend';
import type { ScenarioName } from '../../adapters/mock/scenarios/scenarios';
import { makeContainer } from '../../app/container';
import { accountModule } from '../../app/modules/account.module';
import { checkoutModule } from '../../app/modules/checkout.module';
import { menuModule } from '../../app/modules/menu.module';
import { orderServicesModule } from '../../app/modules/order-services.module';
import { ordersModule } from '../../app/modules/orders.module';
import { paymentModule } from '../../app/modules/payment.module';
import { pendingOrderModule } from '../../app/modules/pending-order.module';
import { reorderModule } from '../../app/modules/reorder.module';
import { signInModule } from '../../app/modules/sign-in.module';
import { trackingModule } from '../../app/modules/tracking.module';
import { profileNames } from '../../app/profiles/names';
import { readSettings } from '../../app/settings';
import { tokens } from '../../app/tokens';
import type { Cancel, Clock, Timers } from '../../domain/shared/ports';
import { silentBrowser } from '../../app/modules/silent-browser';

const origin = 'https://shop.example';

/** A Friday at 5 PM in Dallas, while the shop takes orders for the next day. */
const friday = new Date('2026-11-20T23:00:00Z');

export async function openStoryShop(scenario?: ScenarioName) {
  const visited: string[] = [];
  const browser = silentBrowser({
    origin,
    assign: (url) => void visited.push(url.toString()),
    crypto: countingCrypto(),
  });
  const container = await makeContainer(readSettings({}, {}, profileNames), browser);
  const time = new StoryTime(friday);
  container.rebind(tokens.deviceClock).toConstantValue(time);
  container.rebind(tokens.timers).toConstantValue(time);
  container.load(menuModule, signInModule, accountModule, orderServicesModule, checkoutModule);
  container.load(pendingOrderModule, ordersModule, reorderModule, paymentModule, trackingModule);
  const backend = container.get(MockBackend);
  backend.show(scenario);
  return {
    container,
    backend,
    profile: container.get(tokens.shop),
    page: () => afterLeaving().then(() => new URL(visited.at(-1) ?? origin)),
    now: () => time.now(),
    formatTime: formatTimeIn(container.get(tokens.shop).timeZone),
  };
}

export type StoryShop = Awaited<ReturnType<typeof openStoryShop>>;

/** The browser leaves in a later task. This task is queued behind that one, so the page has changed when it runs. */
function afterLeaving(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function countingCrypto(): Pick<Crypto, 'getRandomValues'> {
  let count = 0;
  return {
    getRandomValues: (bytes) => {
      count += 1;
      if (bytes instanceof Uint8Array) bytes.fill(count);
      return bytes;
    },
  };
}

function formatTimeIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return (instant) => format.format(instant);
}

interface Waiting {
  readonly at: number;
  readonly work: () => void;
}

/** A timer waits for other work, then moves the clock to its own time and fires. */
class StoryTime implements Clock, Timers {
  private readonly waiting = new Set<Waiting>();

  constructor(private instant: Date) {}

  now(): Date {
    return this.instant;
  }

  after(milliseconds: number, work: () => void): Cancel {
    const entry = { at: this.instant.getTime() + milliseconds, work };
    this.waiting.add(entry);
    setImmediate(() => this.passTo(entry));
    return () => void this.waiting.delete(entry);
  }

  private passTo(entry: Waiting): void {
    if (!this.waiting.delete(entry)) return;
    this.instant = new Date(Math.max(entry.at, this.instant.getTime()));
    entry.work();
  }
}
