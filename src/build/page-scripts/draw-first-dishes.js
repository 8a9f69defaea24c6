// Inline, at the end of the prerendered menu. Draws the first category from the requested reply as copies of a skeleton
// card, readable but not pressable, until React shows the menu. Draws nothing if a row is unclear.
(() => {
  const { locale, currency, pageSize, avoidedKey = '' } = document.currentScript?.dataset ?? {};
  const slot = document.querySelector('.first-dishes');
  const { earlyReply } = window;
  if (!slot || !earlyReply || avoidsAllergens()) return;
  earlyReply.reply
    .then((response) => (response.ok ? response.clone().json() : undefined))
    .then(draw)
    .catch(() => undefined);

  /** @param {any} reply */
  function draw(reply) {
    const rows = reply?.scheduledMenusDetails;
    if (!Array.isArray(rows) || !rows.every(isPlain)) return;
    if (new Set(rows.map(({ menuItemId }) => String(menuItemId).trim())).size < rows.length) return;
    const available = rows.filter(
      ({ isAvailable, quantityAvailable: left }) => isAvailable !== false && !(typeof left === 'number' && left < 1),
    );
    const firstPage = byName(available).slice(0, Number(pageSize));
    const shown = new Set(firstPage.map(categoryOf));
    const category = available.map(categoryOf).find((name) => shown.has(name));
    const dishes = firstPage.filter((dish) => categoryOf(dish) === category);

    const outline = slot?.nextElementSibling?.firstElementChild;
    const group = outline?.cloneNode(true);
    if (!outline || !(group instanceof HTMLElement) || category === undefined) return;
    const skeleton = group.querySelector('li');
    if (!skeleton) return;
    put(group, '.sk--heading', 'h2', '', category);
    group.querySelector('ul')?.replaceChildren(...dishes.slice(0, 24).map((dish) => card(skeleton, dish)));
    slot?.replaceChildren(group, outline.cloneNode(true));
  }

  /** @param {Element} skeleton @param {any} dish */
  function card(skeleton, { itemName, description, price, menuImgPath }) {
    const item = document.importNode(skeleton, true);
    const media = item.querySelector('.card__media');
    const src = menuImgPath && new URL(menuImgPath, earlyReply?.url.split('api/v1/')[0]).href;
    if (src) {
      media?.classList.remove('sk');
      media?.append(Object.assign(new Image(), { decoding: 'async', alt: '', src }));
    }
    put(item, '.sk--name', 'h3', 'card__name', itemName.trim());
    put(item, '.sk--line', 'p', 'card__desc', description?.trim() ?? '');
    for (const line of item.querySelectorAll('.sk--line')) line.remove();
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
    put(item, '.sk--price', 'span', 'price', money.format(price));
    return item;
  }

  /** @param {Element} place @param {string} selector @param {string} tag @param {string} className @param {string} text */
  function put(place, selector, tag, className, text) {
    const element = Object.assign(document.createElement(tag), { className, textContent: text, dir: 'auto' });
    place.querySelector(selector)?.replaceWith(element);
  }

  /** Accepts rows that can be read in only one way. @param {any} row */
  function isPlain({ menuItemId, itemName, description, price, menuTypeName, menuImgPath }) {
    const texts = [itemName, menuTypeName, description ?? '-', menuImgPath ?? '-'];
    return (
      ['string', 'number'].includes(typeof menuItemId) &&
      texts.every((text) => typeof text === 'string' && text.trim() !== '' && !/\p{C}/u.test(text)) &&
      typeof price === 'number' &&
      price >= 0 &&
      Math.abs(price * 100 - Math.round(price * 100)) < 1e-6 &&
      (menuImgPath ?? '').search(/^http:/i) < 0
    );
  }

  /** @param {any} dish @returns {string} */
  function categoryOf({ menuTypeName }) {
    return menuTypeName.trim();
  }

  /** Sorted and compared as the menu does. @param {readonly any[]} dishes */
  function byName(dishes) {
    const named = dishes.map((dish) => ({ dish, name: folded(dish.itemName.trim()) }));
    return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ dish }) => dish);
  }

  /** @param {string} text */
  function folded(text) {
    return text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
  }

  function avoidsAllergens() {
    try {
      return (localStorage.getItem(avoidedKey) ?? '[]') !== '[]';
    } catch {
      return false;
    }
  }
})();
