// This script is inline, after the prerendered menu. It draws the first cards of the menu's reply with the card's own
// functions, until React shows the menu. If a row needs a repair, it draws nothing. A press is acknowledged on its control
// and remembered, and the shop applies it (`view-models/cart/apply-early-adds.ts`, `ui/menu/hand-over.ts`).
import { JsonStorage } from '../../adapters/storage/json-storage';
import {
  localAvoidedAllergensRepository,
  localFavoritesRepository,
  localFulfillmentRepository,
} from '../../adapters/storage/device-values';
import type { WebItems } from '../../adapters/storage/own-items';
import { BrowserStorageAvailability } from '../../adapters/storage/storage-availability';
import { localEarlyAddRepository } from '../../adapters/storage/tab-values';
import { chosenFulfillment } from '../../domain/cart/cart-summary';
import { stockNotice } from '../../domain/cart/stock-notice';
import { withFavorite } from '../../domain/menu/favorites';
import { todaysMenuOf, productsOf } from '../../domain/menu/todays-menu';
import { indexMenu } from '../../domain/menu/menu-index';
import { allItems, pageOf } from '../../domain/menu/menu-query';
import { readMenuRow } from '../../domain/menu/menu-row';
import type { Product } from '../../domain/menu/product';
import { paths } from '../../domain/shared/paths';
import { PlainPicture } from '../../ui/components/plain-picture';
import { drawTracesNote } from '../../ui/components/shop/draw-traces-note';
import { drawFulfillmentDay } from '../../ui/components/text/draw-fulfillment-day';
import { SrOnly } from '../../ui/components/text/sr-only';
import { setLocale } from '../../ui/format/locale';
import {
  dishLink,
  drawAdd,
  drawCard,
  drawFavorite,
  drawFoot,
  drawRating,
  pictureSizes,
  showsRating,
} from '../../ui/menu/card/draw-card';
import { drawGroup, drawLater, firstCards, firstPictures } from '../../ui/menu/draw-group';
import { isPlainClick } from '../../ui/plain-click';
import type { EarlyShop } from './early-shop';
import { nodesOf } from './jsx-runtime';
import { plainRow } from './plain-row';

const shop: EarlyShop = JSON.parse(document.currentScript?.dataset.shop ?? '{}');
const slot = document.querySelector('.first-dishes');
const { earlyReply } = window;

const stored = (items: () => WebItems) =>
  new JsonStorage(items, new BrowserStorageAvailability(), undefined, shop.base);
const device = stored(() => localStorage);
const favorites = localFavoritesRepository(device);
const adds = localEarlyAddRepository(stored(() => sessionStorage));

const shown = new Map<string, Product>();

if (earlyReply && localAvoidedAllergensRepository(device).load().length === 0) {
  setLocale(shop);
  earlyReply.drawn = earlyReply.reply
    .then((response) => (response.ok ? response.clone().json() : undefined))
    .then(draw)
    .catch(() => undefined);
  // This listener comes before React's, which stop an event in a part of the page that is not hydrated.
  addEventListener('click', press, true);
  const hold = ({ target }: Event) => controlAt(target)?.setAttribute('data-held', '');
  addEventListener('pointerdown', (event) => event.button === 0 && hold(event), true);
  // Space presses a button. On a link it scrolls.
  addEventListener(
    'keydown',
    (event) => event.key === ' ' && event.target instanceof HTMLButtonElement && hold(event),
    true,
  );
  for (const end of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(end, () => slot?.querySelector('[data-held]')?.removeAttribute('data-held'), true);
}

function draw(reply: { readonly scheduledMenusDetails?: unknown } | undefined): void {
  const rows = reply?.scheduledMenusDetails;
  if (!slot || !Array.isArray(rows)) return;
  const menu = productsOf(todaysMenuOf(rows.map(read)));
  const { groups } = pageOf(indexMenu(menu), allItems);
  const before = (index: number) => groups.slice(0, index).reduce((count, { items }) => count + items.length, 0);
  const first = groups.filter((_group, index) => before(index) < firstCards());
  if (first.length === 0) return;
  const canRemember = remembers();
  const drawn = first.map((group, index) =>
    drawGroup(group, {
      titleId: `early-group-${index}`,
      words: shop.words,
      hasTracesNote: false,
      tracesNote: drawTracesNote(shop.crossContact),
      card: (product, at) =>
        before(index) + at < firstCards() ? card(product, before(index) + at, canRemember) : drawLater(),
    }),
  );
  slot.replaceChildren(
    ...nodesOf(<div className="groups">{drawn}</div>),
    ...nodesOf(
      <SrOnly as="p" role="status">
        {''}
      </SrOnly>,
    ),
  );
  slot.removeAttribute('aria-hidden');
}

function read(row: unknown): Product | undefined {
  const product = readMenuRow(plainRow(row, earlyReply?.url.split('/api/v1/')[0] ?? ''));
  if (product === 'unreadable') throw new TypeError('A row cannot be read, so the shop draws the menu itself.');
  return product;
}

/** A press that cannot be remembered must not be acknowledged. */
function remembers(): boolean {
  const known = adds.load();
  const isStored = adds.save(known);
  if (known.length === 0) adds.clear();
  return isStored;
}

function card(product: Product, position: number, canRemember: boolean) {
  const { id, name, picture, deliverableOn } = product;
  const nameId = `early-dish-${position}`;
  const priority = position < firstPictures;
  shown.set(id, product);
  return drawCard(product, {
    nameId,
    picture: picture ? (
      <PlainPicture picture={picture} sizes={pictureSizes(priority)} alt={picture.alt} priority={priority} />
    ) : (
      <img src={shop.placeholder} alt="" />
    ),
    favorite: canRemember && drawFavorite({ name, isFavorite: favorites.load().has(id), className: 'fav' }),
    link: (
      <a {...dishLink} id={nameId} href={shop.base + paths.menuItem(id).slice(1)}>
        <bdi>{name}</bdi>
      </a>
    ),
    rating: showsRating(product, shop.showUnratedStars) && drawRating(product.rating),
    foot: drawFoot(product, {
      day: deliverableOn ? drawFulfillmentDay(chosen(), deliverableOn) : undefined,
      stock: stockNotice(product, 0),
      add: canRemember ? add(product) : <div className="sk sk--btn" />,
    }),
  });
}

function chosen() {
  return chosenFulfillment(localFulfillmentRepository(device).load(), shop);
}

function add({ id, name }: Product) {
  return drawAdd({ name, inCart: 0, adding: adds.load().filter((early) => early.id === id).length });
}

function press(event: MouseEvent): void {
  const control = controlAt(event.target);
  if (!control) return pressElsewhere(event.target);
  const product = shown.get(control.closest<HTMLElement>('[data-item]')?.dataset.item ?? '');
  if (!product) return;
  const { id, name } = product;
  if (control.matches('.btn--add')) {
    if (!adds.save([...adds.load(), { id, name }])) return;
    showIn(control, add(product));
    announce(control.getAttribute('aria-label') ?? '');
  } else if (control.matches('.fav')) {
    const isFavorite = !favorites.load().has(id);
    if (favorites.save(withFavorite(favorites.load(), id, isFavorite)))
      control.setAttribute('aria-pressed', String(isFavorite));
  } else if (isPlainClick(event)) {
    event.preventDefault();
    openNone();
    control.dataset.opening = '';
    announce(`Opening ${name}`);
  }
}

/** A dish must not open over what the customer has pressed since. What the page replays was pressed before. */
function pressElsewhere(target: EventTarget | null): void {
  const other = target instanceof Element && target.closest('a[href], button, label, input, select');
  if (other && !other.matches('[data-recorded=replayed]')) openNone();
}

function openNone(): void {
  slot?.querySelector('[data-opening]')?.removeAttribute('data-opening');
}

function controlAt(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element && target.closest('.first-dishes :is(.btn--add, .fav, .card__open)');
  return control instanceof HTMLElement ? control : undefined;
}

/** The button itself stays, and with it the focus. */
function showIn(button: HTMLElement, drawn: unknown): void {
  const [control] = nodesOf(drawn);
  const next = control instanceof Element && control.querySelector('button');
  if (!next) return;
  button.setAttribute('aria-label', next.getAttribute('aria-label') ?? '');
  button.replaceChildren(...next.childNodes);
}

function announce(text: string): void {
  slot?.querySelector('[role=status]')?.replaceChildren(text);
}
