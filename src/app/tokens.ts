import type { ServiceIdentifier } from 'inversify';
import type { JsonStorage } from '../adapters/storage/json-storage';
import type {
  AccountGateway,
  AuthErrorChannel,
  SessionRepository,
  SignInJourneyRepository,
} from '../domain/auth/ports';
import type { CartItem } from '../domain/cart/cart';
import type { CartRepository, EarlyAddRepository, FulfillmentRepository } from '../domain/cart/ports';
import type {
  CheckoutDraftRepository,
  CheckoutIntentRepository,
  CurrentCustomer,
  DepartureRepository,
  OrderedItemsRepository,
  PendingOrderRepository,
} from '../domain/checkout/ports';
import type { OrderStep } from '../domain/checkout/pending-orders/order-ledger';
import type { ContactGateway } from '../domain/contact/ports';
import type { AvoidedAllergensRepository, FavoritesRepository, MenuGateway } from '../domain/menu/ports';
import type { LastOrderOfferRepository, OrderGateway, OrderNotifier } from '../domain/orders/ports';
import type { NotificationsRepository, PictureReader, ProfileDraftRepository } from '../domain/profile/ports';
import type { ReportConsent, Reports } from '../domain/reports/ports';
import type { UrlGuard } from '../domain/shared/url-allowlist';
import type {
  Browser,
  Clock,
  Connectivity,
  Installer,
  Locks,
  BackForwardRestore,
  PageVisibility,
  Randomness,
  SampleDataInUse,
  StorageAvailability,
  Timers,
} from '../domain/shared/ports';
import type { AppearanceRepository } from '../domain/shop/ports';
import type { ShopProfile } from '../domain/shop/shop-profile';
import type { Settings } from './settings';

const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol(name);

export const tokens = {
  settings: token<Settings>('Settings'),
  shop: token<ShopProfile>('ShopProfile'),
  /** `device…` are the device's own; a demo changes `clock` and `connectivity`. */
  deviceClock: token<Clock>('DeviceClock'),
  deviceConnectivity: token<Connectivity>('DeviceConnectivity'),
  clock: token<Clock>('Clock'),
  timers: token<Timers>('Timers'),
  randomness: token<Randomness>('Randomness'),
  locks: token<Locks>('Locks'),
  browser: token<Browser>('Browser'),
  connectivity: token<Connectivity>('Connectivity'),
  installer: token<Installer>('Installer'),
  pageVisibility: token<PageVisibility>('PageVisibility'),
  backForwardRestore: token<BackForwardRestore>('BackForwardRestore'),
  tabStorage: token<JsonStorage>('TabStorage'),
  storageAvailability: token<StorageAvailability>('StorageAvailability'),
  sampleDataInUse: token<SampleDataInUse>('SampleDataInUse'),
  reports: token<Reports>('Reports'),
  reportConsent: token<ReportConsent>('ReportConsent'),
  reportsHost: token<string | undefined>('ReportsHost'),
  appearanceRepository: token<AppearanceRepository>('AppearanceRepository'),
  hasPendingOrder: token<() => boolean>('HasPendingOrder'),
  announceShortage: token<(item: CartItem, canBeOrdered: number) => void>('AnnounceShortage'),
  /** Bound by a demo only. */
  orderSteps: token<(step: OrderStep) => void>('OrderSteps'),
  announceRestored: token<(items: number) => void>('AnnounceRestored'),
  warn: token<(message: string) => void>('Warn'),
  pictureReader: token<PictureReader>('PictureReader'),
  checkoutUrls: token<UrlGuard>('CheckoutUrls'),
  signInUrls: token<UrlGuard>('SignInUrls'),
  authErrorChannel: token<AuthErrorChannel>('AuthErrorChannel'),
  /** Everything that leads to an order asks the menu service itself. */
  menuService: token<MenuGateway>('MenuService'),
  /** Browsing uses this one: in `fallback` mode the sample menu answers while the menu service is down. */
  menuGateway: token<MenuGateway>('MenuGateway'),
  accountGateway: token<AccountGateway>('AccountGateway'),
  /** For code that holds the lock of the ledger, or whose reads must not change the cart: it settles nothing. */
  orderService: token<OrderGateway>('OrderService'),
  /** For screens that show an order: its replies settle the pending ones. */
  orderGateway: token<OrderGateway>('OrderGateway'),
  currentCustomer: token<CurrentCustomer>('CurrentCustomer'),
  contactGateway: token<ContactGateway>('ContactGateway'),
  cartRepository: token<CartRepository>('CartRepository'),
  fulfillmentRepository: token<FulfillmentRepository>('FulfillmentRepository'),
  earlyAddRepository: token<EarlyAddRepository>('EarlyAddRepository'),
  avoidedAllergensRepository: token<AvoidedAllergensRepository>('AvoidedAllergensRepository'),
  favoritesRepository: token<FavoritesRepository>('FavoritesRepository'),
  sessionRepository: token<SessionRepository>('SessionRepository'),
  signInJourneyRepository: token<SignInJourneyRepository>('SignInJourneyRepository'),
  pendingOrderRepository: token<PendingOrderRepository>('PendingOrderRepository'),
  checkoutDraftRepository: token<CheckoutDraftRepository>('CheckoutDraftRepository'),
  checkoutIntentRepository: token<CheckoutIntentRepository>('CheckoutIntentRepository'),
  departureRepository: token<DepartureRepository>('DepartureRepository'),
  lastOrderOfferRepository: token<LastOrderOfferRepository>('LastOrderOfferRepository'),
  orderedItemsRepository: token<OrderedItemsRepository>('OrderedItemsRepository'),
  profileDraftRepository: token<ProfileDraftRepository>('ProfileDraftRepository'),
  orderNotifier: token<OrderNotifier>('OrderNotifier'),
  notificationsRepository: token<NotificationsRepository>('NotificationsRepository'),
};
