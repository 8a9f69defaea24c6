import { MockBackend } from '../adapters/mock/mock-backend';
import { JsonStorage } from '../adapters/storage/json-storage';
import { profileNames } from '../app/profiles/names';
import { loadSample, loadThumbnails } from '../app/profiles/samples';
import type { Settings } from '../app/settings';
import { tokens } from '../app/tokens';
import { wire } from '../app/modules/wiring';
import type { AccountGateway, SessionRepository } from '../domain/auth/ports';
import type { PendingOrderRepository } from '../domain/checkout/ports';
import type { BackForwardRestore, Browser, Clock, Randomness } from '../domain/shared/ports';
import type { ShopProfile } from '../domain/shop/shop-profile';
import { DemoPanelViewModel } from './controls/demo-panel.view-model';
import { MockDemoActions } from './controls/mock-demo-actions';
import { DemoGalleryViewModel, type StateLinks } from './gallery/demo-gallery.view-model';
import { DemoCheckoutViewModel } from './hosted-pages/demo-checkout.view-model';
import { DemoGoogleViewModel } from './hosted-pages/demo-google.view-model';

/** Each shop has a theme, which is named after it. */
const demoThemes = profileNames.map((value) => {
  const words = value.replaceAll('-', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

export const demoPagesModule = wire(({ make }) => {
  make(DemoGoogleViewModel, googlePage, [MockBackend, tokens.browser, tokens.backForwardRestore]);
  make(DemoCheckoutViewModel, paymentPage, [MockBackend, tokens.browser, tokens.backForwardRestore]);
  make(DemoGalleryViewModel, gallery, [
    tokens.settings,
    tokens.shop,
    tokens.browser,
    tokens.accountGateway,
    tokens.deviceClock,
    tokens.randomness,
  ]);
  make(DemoPanelViewModel, panel, [
    MockBackend,
    JsonStorage,
    tokens.settings,
    tokens.accountGateway,
    tokens.sessionRepository,
    tokens.pendingOrderRepository,
    tokens.randomness,
  ]);
});

function googlePage(backend: MockBackend, browser: Browser, backForwardRestore: BackForwardRestore) {
  const issueCode = async () => (await backend.services()).accounts.issueGoogleCode();
  return new DemoGoogleViewModel({ issueCode }, browser, backForwardRestore);
}

function paymentPage(backend: MockBackend, browser: Browser, backForwardRestore: BackForwardRestore) {
  const payments: ConstructorParameters<typeof DemoCheckoutViewModel>[0] = {
    order: async (orderId) => (await backend.services()).payments.order(orderId),
    settle: async (orderId, decision) => (await backend.services()).payments.settle(orderId, decision),
  };
  return new DemoCheckoutViewModel(payments, browser, backForwardRestore);
}

function gallery(
  { profile: shop }: Settings,
  profile: ShopProfile,
  { origin }: Browser,
  account: AccountGateway,
  clock: Clock,
  randomness: Randomness,
) {
  const home = new URL(import.meta.env.BASE_URL, origin);
  const linkTo: StateLinks['linkTo'] = async (state, look) => {
    const [sample, { momentOf }, { momentLink }] = await Promise.all([
      loadSample(shop),
      import('./gallery/state-moments'),
      import('./moments/moment-link'),
    ]);
    return momentLink(await momentOf(state, look, { shop, profile, sample, account, clock, randomness }), home);
  };
  return new DemoGalleryViewModel({ themes: demoThemes, linkTo, thumbnails: () => loadThumbnails(shop) });
}

function panel(
  backend: MockBackend,
  storage: JsonStorage,
  { profile, otherShopUrl }: Settings,
  account: AccountGateway,
  sessions: SessionRepository,
  pendingOrders: PendingOrderRepository,
  randomness: Randomness,
) {
  const scenarioRunner = async () => {
    const [{ ScenarioRunner }, { demoCustomer }] = await Promise.all([
      import('./scenarios/scenario-runner'),
      loadSample(profile),
    ]);
    return new ScenarioRunner(backend, account, sessions, pendingOrders, randomness, demoCustomer);
  };
  return new DemoPanelViewModel(
    new MockDemoActions({
      shop: profile,
      themes: demoThemes,
      otherShopUrl,
      backend,
      storage,
      demo: scenarioRunner,
      page: () => window,
    }),
  );
}
