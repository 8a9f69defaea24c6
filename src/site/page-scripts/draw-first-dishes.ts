// Inline, behind the prerendered menu. Draws the reply's first category until React shows the menu, or nothing if a row
// is unclear. `view-models/cart/apply-early-adds.ts` applies the presses on Add.
(() => {
  interface Dish {
    readonly menuItemId: string | number;
    readonly itemName: string;
    readonly description?: string | null;
    readonly price: number;
    readonly menuTypeName: string;
    readonly menuType?: { readonly description?: unknown } | null;
    readonly menuImgPath?: string | null;
    readonly isAvailable?: unknown;
    readonly quantityAvailable?: number | null;
  }
  interface Line {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
  }
  type EarlyAdd = Omit<Line, 'quantity'>;

  /** Letters and signs that the menu compares by plain ones. */
  const unclearInOrder = /(?![ -~])[\p{Script=Latin}\p{P}\p{S}\p{Z}]|\p{DI}/u;
  const { locale, currency, pageSize, maxQuantity, avoidedKey, cartKey, addsKey } =
    document.currentScript?.dataset ?? {};
  const slot = document.querySelector('.first-dishes');
  const { earlyReply } = window;
  if (!slot || !earlyReply || listIn(() => localStorage, avoidedKey)?.length) return;
  earlyReply.drawn = earlyReply.reply
    .then((response) => (response.ok ? response.clone().json() : undefined))
    .then(draw)
    .catch(() => undefined);

  function draw(reply: { readonly scheduledMenusDetails?: Dish[] } | undefined) {
    const rows = reply?.scheduledMenusDetails;
    if (!Array.isArray(rows) || !rows.every(isUnambiguous)) return;
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
    const next = outline.cloneNode(true);
    if (next instanceof Element) next.ariaHidden = 'true';
    group.querySelector('li')?.querySelector('img')?.setAttribute('fetchpriority', 'high');
    slot?.replaceChildren(group, next);
    slot?.removeAttribute('aria-hidden');
    if (adds()) addToFirstRow(group, dishes);
    if (adds()?.length) showTotal();
  }

  /** React's cards are higher by ratings and labels, and move the rows below. */
  function addToFirstRow(group: Element, dishes: readonly Dish[]) {
    const items = [...group.querySelectorAll('li')];
    const inRow = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop);
    for (const [index, dish] of dishes.slice(0, inRow.length).entries())
      inRow[index]?.querySelector('.sk--btn')?.replaceWith(addButton(dish, dish.itemName.trim()));
  }

  function card(skeleton: Element, { menuItemId, itemName, description, price, menuImgPath }: Dish) {
    const name = itemName.trim();
    const item = document.importNode(skeleton, true);
    item.firstElementChild?.removeAttribute('aria-hidden');
    const media = item.querySelector('.card__media');
    const src = menuImgPath && new URL(menuImgPath, earlyReply?.url.split('api/v1/')[0]).href;
    if (src) {
      media?.classList.remove('sk');
      media?.append(Object.assign(new Image(), { decoding: 'async', alt: '', src }));
    }
    const open = Object.assign(document.createElement('a'), {
      className: 'card__open',
      // As `URLSearchParams` in the page's own links writes it.
      href: `?${new URLSearchParams({ item: String(menuItemId).trim() })}`,
      onclick: (event: MouseEvent) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open.dataset.waiting = '';
      },
    });
    open.ariaHasPopup = 'dialog';
    open.append(Object.assign(document.createElement('bdi'), { textContent: name }));
    put(item, '.sk--name', 'h3', 'card__name', '').append(open);
    put(item, '.sk--line', 'p', 'card__desc', description?.trim() ?? '');
    for (const line of item.querySelectorAll('.sk--line')) line.remove();
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
    put(item, '.sk--price', 'span', 'price', money.format(price));
    return item;
  }

  /** As `ui/menu/card/add-button.tsx` renders it. */
  function addButton({ menuItemId, quantityAvailable }: Dish, name: string) {
    const id = String(menuItemId).trim();
    const limit = Math.min(Number(maxQuantity), Math.floor(quantityAvailable ?? Number(maxQuantity)));
    const control = document.createElement('div');
    const output = document.createElement('output');
    output.ariaLive = 'off';
    const quantity = () => {
      const early = adds()?.filter((add) => add.id === id).length ?? 0;
      const line = listIn(() => localStorage, cartKey)?.find((item) => item.id === id);
      return { early, all: early + (Number(line?.quantity) || 0) };
    };
    const change = (changed: readonly EarlyAdd[]) => {
      sessionStorage.setItem(addsKey ?? '', JSON.stringify(changed));
      show();
      showTotal();
    };
    const plus = button('btn btn--add', () => {
      if (quantity().all < limit) change([...(adds() ?? []), { id, name }]);
    });
    const minus = button('', () => {
      const { early, all } = quantity();
      if (all === 1) plus.focus();
      const list = adds() ?? [];
      if (early > 0)
        change(
          list.toSpliced(
            list.findLastIndex((add) => add.id === id),
            1,
          ),
        );
    });
    minus.ariaLabel = `Decrease quantity of ${name}`;
    minus.append(icon('M5 12h14'));
    control.append(plus);
    const show = () => {
      const { early, all } = quantity();
      const hasSome = all > 0;
      control.className = hasSome ? 'stepper stepper--card' : 'add';
      control.role = hasSome ? 'group' : null;
      control.ariaLabel = hasSome ? `Quantity of ${name}` : null;
      output.textContent = String(all);
      minus.ariaDisabled = early > 0 ? null : 'true';
      plus.ariaDisabled = all < limit ? null : 'true';
      plus.ariaLabel = `Add ${name} to cart` + (hasSome ? `, ${all} in cart` : '');
      plus.className = hasSome ? '' : 'btn btn--add';
      plus.replaceChildren(icon('M5 12h14M12 5v14'), ...(hasSome ? [] : ['Add']));
      if (!hasSome) for (const part of [minus, output]) part.remove();
      else if (!minus.parentNode) control.prepend(minus, output);
    };
    show();
    return control;
  }

  function button(className: string, onclick: () => void) {
    return Object.assign(document.createElement('button'), { type: 'button', className, onclick });
  }

  function icon(d: string) {
    const draw = (shape: string, attributes: Readonly<Record<string, string>>) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', shape);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    };
    const svg = draw('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
    svg.append(draw('path', { d }));
    return svg;
  }

  function showTotal() {
    const inCart = listIn(() => localStorage, cartKey) ?? [];
    const total = inCart.reduce((sum, { quantity }) => sum + quantity, adds()?.length ?? 0);
    cartButton()?.setAttribute('data-early-count', String(total));
  }

  function cartButton() {
    return document.querySelector('.header__end [aria-haspopup]');
  }

  function adds(): readonly EarlyAdd[] | undefined {
    return listIn(() => sessionStorage, addsKey);
  }

  function put(place: Element, selector: string, tag: string, className: string, text: string) {
    const element = Object.assign(document.createElement(tag), { className, textContent: text, dir: 'auto' });
    place.querySelector(selector)?.replaceWith(element);
    return element;
  }

  function isUnambiguous({ menuItemId, itemName, description, price, menuTypeName, menuType, menuImgPath }: Dish) {
    const texts = [itemName, menuTypeName, description ?? '-', menuImgPath ?? '-'];
    return (
      ['string', 'number'].includes(typeof menuItemId) &&
      texts.every((text) => typeof text === 'string' && text.trim() !== '' && !/\p{C}/u.test(text)) &&
      !unclearInOrder.test(folded(itemName)) &&
      !menuType?.description &&
      typeof price === 'number' &&
      price >= 0 &&
      Math.abs(price * 100 - Math.round(price * 100)) < 1e-6 &&
      (menuImgPath ?? '').search(/^http:/i) < 0
    );
  }

  function categoryOf({ menuTypeName }: Dish) {
    return menuTypeName.trim();
  }

  /** Sorted and compared as the menu does. */
  function byName(dishes: readonly Dish[]) {
    const named = dishes.map((dish) => ({ dish, name: folded(dish.itemName.trim()) }));
    return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ dish }) => dish);
  }

  function folded(text: string) {
    return text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
  }

  /** Undefined if the storage is blocked or the list is unreadable. */
  function listIn(open: () => Storage, key = ''): readonly Line[] | undefined {
    try {
      const stored = JSON.parse(open().getItem(key) ?? '[]');
      return [stored, stored.items].find(Array.isArray);
    } catch {
      return undefined;
    }
  }
})();
