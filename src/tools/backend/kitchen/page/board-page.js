/**
 * The kitchen's page. The backend sends the whole board whenever something has changed; a press is one call, and what it changed
 * comes back with the next board. Nothing is stored on the tablet.
 *
 * `day` is said of an item if its order is for more than one day. `allergens` is null where the menu states none, and missing
 * where an earlier version of the backend answers.
 *
 * @typedef {{ position: number, name: string, quantity: number, day: string, allergens?: string[] | null }} Line
 * @typedef {{ id: string, status: string, way: string, since: string, when: string, items: Line[], contactName: string,
 *   mobile: string | null, address: string, rest: number, restText: string }} Order
 * @typedef {{ id: string, name: string, left: number | null, isSoldOut: boolean }} Dish
 * @typedef {{ day: string, text: string, isClosed: boolean, isByKitchen: boolean, orders: number }} Day
 * @typedef {{ shop: { name: string, locale: string, timeZone: string }, pause: string | null, orders: Order[], cancelled: string[], dishes: Dish[],
 *   days: Day[] }} Board
 * @typedef {{ does: string, step: string, done: string, column: 'new' | 'cook' | 'ready' }} Next
 * @typedef {{ value: string, text: string, more?: string }} Choice
 */

const patience = 15_000;
/** After this long without a word, the page says that it is alone. */
const silence = 20_000;
/** Statuses never go back, so a press can be taken back before it is sent. */
const undoTime = 4000;
/** A hand in a glove presses twice: the second press would undo the first one, or do again what was undone. */
const twice = 500;
const lateAfter = 5;
const chimePeriod = 30_000;

/** @type {Readonly<Record<string, Next>>} */
const nexts = {
  PAID: { does: 'Accept', step: 'confirm', done: 'Accepted', column: 'new' },
  CONFIRMED: { does: 'Start', step: 'prepare', done: 'Started', column: 'cook' },
  PREPARING: { does: 'Ready', step: 'ready', done: 'Ready', column: 'cook' },
  READY_FOR_PICKUP: { does: 'Picked up', step: 'deliver', done: 'Picked up', column: 'ready' },
  READY_FOR_DELIVERY: { does: 'Driver has it', step: 'deliver', done: 'On its way', column: 'ready' },
  OUT_FOR_DELIVERY: { does: 'Delivered', step: 'deliver', done: 'Delivered', column: 'ready' },
};

const endings = {
  reject: {
    does: 'Reject',
    asks: 'Reject order',
    reasons: ['something is sold out', 'there is too much to do', 'it is too far away', 'you asked us to'],
    money: 'all',
  },
  cancel: {
    does: 'Cancel',
    asks: 'Cancel order',
    reasons: ['something is sold out', 'there is too much to do', 'something went wrong', 'you asked us to'],
    money: 'all',
  },
  undeliverable: {
    does: 'Not delivered',
    asks: 'Not delivered: order',
    reasons: ['nobody was there', 'we could not find the address', 'something happened on the way'],
    money: 'none',
  },
  refund: {
    does: 'Refund',
    asks: 'Refund items of order',
    reasons: ['something is sold out', 'something was wrong with it', 'you asked us to'],
    money: 'lines',
  },
};
/** @typedef {keyof typeof endings} Ending */

const reasonTexts = new Map([
  ['something is sold out', 'Something is sold out'],
  ['there is too much to do', 'Too much to do'],
  ['it is too far away', 'Too far away'],
  ['something went wrong', 'Something went wrong'],
  ['something was wrong with it', 'Something was wrong with it'],
  ['you asked us to', 'The customer asked'],
  ['nobody was there', 'Nobody was there'],
  ['we could not find the address', 'We could not find the address'],
  ['something happened on the way', 'Something happened on the way'],
]);

/** @type {Board | undefined} */
let board;
/** @type {readonly string[]} */
let may = [];
/** The backend's clock minus the tablet's, in ms. */
let ahead = 0;
let heardAt = Date.now();
/** Questions and events are numbered as they begin, so that a slow answer never replaces what came after it was asked for. */
let lastNumber = 0;
let shownNumber = 0;
/** @type {EventSource | undefined} */
let events;
/** @type {AudioContext | undefined} */
let audio;
/** It is false once the cook has turned the sound off. The button shows whether the tablet really plays it. */
let wantsSound = true;
let chimedAt = 0;
/** Presses that can still be taken back, until they are sent. @type {Map<string, { next: Next, from: string, timer: ReturnType<typeof setTimeout>, sent?: Promise<void> }>} */
const waiting = new Map();
/** The last press on a large button. */
let lastPress = { id: '', at: 0 };
/** What went wrong with the last press on a ticket, until the order moves. @type {Map<string, { from: string, text: string }>} */
const refusals = new Map();
/** Orders that this page is changing itself. @type {Set<string>} */
const own = new Set();
/** How many minutes have been announced for a late order. @type {Map<string, number>} */
const announced = new Map();

class Ended extends Error {}

/** @param {string} id @returns {HTMLElement} */
function el(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** @param {string} id @returns {HTMLDialogElement} */
function dialog(id) {
  const found = el(id);
  if (!(found instanceof HTMLDialogElement)) throw new Error(`${id} is no dialog.`);
  return found;
}

/** @param {string} id @returns {string} */
function written(id) {
  const found = el(id);
  return found instanceof HTMLInputElement ? found.value : '';
}

/** @param {string} tag @param {Record<string, string>} attributes @param {...(Node | string)} children @returns {HTMLElement} */
function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** @param {string} name */
function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#i-${name}`);
  svg.append(use);
  return svg;
}

const hidden = (/** @type {string} */ text) => make('span', { class: 'sr' }, text);

/**
 * Rejects with a sentence. A call whose answer was lost may have been made: a second press of it changes nothing more.
 *
 * @param {string} method @param {string} path @param {object} [body]
 */
async function call(method, path, body, isLast = false) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    keepalive: isLast,
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new Error('No answer came: there is no connection. Please press again.');
  });
  const reply = await response.json().catch(() => ({}));
  // Without a session the calls do not exist.
  const isEnded = response.status === 401 || (response.status === 404 && path === '/kitchen/board');
  if (isEnded && path !== '/kitchen/sign-in') throw new Ended(reply.errorMessage);
  if (!response.ok) throw new Error(reply.errorMessage ?? 'That did not work. Please press again.');
  return reply;
}

/** @param {unknown} error */
const sentenceOf = (error) => (error instanceof Error ? error.message : String(error));

/** A cook whose session has ended signs in again; anything else is read where it was pressed. @param {unknown} error @param {string} id */
function tell(error, id) {
  if (error instanceof Ended) showDoor(error.message);
  else el(id).textContent = sentenceOf(error);
}

// Who is there

function showDoor(said = '') {
  events?.close();
  events = undefined;
  board = undefined;
  for (const open of document.querySelectorAll('dialog[open]')) if (open instanceof HTMLDialogElement) open.close();
  el('kitchen').hidden = true;
  el('door').hidden = false;
  el('door-said').textContent = said;
  // A cook may be typing a PIN. If the focus moved to the field of the name, everybody could read the rest of it.
  if (!el('door').contains(document.activeElement)) el('name').focus();
}

async function askForBoard() {
  const number = ++lastNumber;
  return { number, ...(await call('GET', '/kitchen/board')) };
}

async function enter() {
  try {
    const { number, me, now, board: first } = await askForBoard();
    may = me.may;
    el('door').hidden = true;
    el('kitchen').hidden = false;
    el('open-day').hidden = !may.includes('closing');
    hear(now);
    show(first, number);
    listen();
    stayAwake();
  } catch (error) {
    if (error instanceof Ended) return showDoor();
    // A page that is open stays as it is, and says that it is alone.
    if (el('kitchen').hidden) showDoor('The kitchen does not answer. This page goes on asking.');
    setTimeout(() => void enter(), 3000);
  }
}

el('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  allowSound();
  void call('POST', '/kitchen/sign-in', { name: written('name'), secret: written('secret') })
    .then(() => {
      const secret = el('secret');
      if (secret instanceof HTMLInputElement) secret.value = '';
      el('door-said').textContent = '';
      return enter();
    })
    .catch((error) => (el('door-said').textContent = sentenceOf(error)));
});
el('sign-out').addEventListener('click', () => {
  // The session may end before a press arrives.
  void sendWaiting()
    .then(() => call('POST', '/kitchen/sign-out'))
    .then(
      () => showDoor(),
      (error) => {
        if (error instanceof Ended) return showDoor();
        el('lost').textContent = `You are still signed in. ${sentenceOf(error)}`;
        el('lost').hidden = false;
      },
    );
});

// What the backend says

function listen() {
  events?.close();
  const own = new EventSource('/kitchen/events');
  events = own;
  own.addEventListener('board', ({ data }) => {
    hear();
    show(JSON.parse(data), ++lastNumber);
  });
  own.addEventListener('beat', ({ data }) => hear(data));
  // The browser connects again by itself, unless the backend has refused: then the session may have ended.
  own.addEventListener('error', () => {
    if (own.readyState === EventSource.CLOSED && own === events) setTimeout(() => void enter(), 3000);
  });
}

/** @param {string} [time] */
function hear(time) {
  heardAt = Date.now();
  if (time !== undefined) ahead = Date.parse(time) - heardAt;
  el('lost').hidden = true;
}

/** Runs once a second, for what changes by itself. */
function tick() {
  if (!board) return;
  const { locale, timeZone } = board.shop;
  const timeOf = (/** @type {number} */ at) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at + ahead));
  el('clock').textContent = timeOf(Date.now());
  if (Date.now() - heardAt > silence && el('lost').hidden) {
    el('lost').textContent = `No connection since ${timeOf(heardAt)}. New orders do not arrive here.`;
    el('lost').hidden = false;
  }
  // A connection that died in silence is not noticed by the browser.
  if (Date.now() - heardAt > silence && Math.round((Date.now() - heardAt) / 1000) % 10 === 0) listen();
  for (const order of board.orders) tellTime(order);
  if (board.orders.some(({ status }) => status === 'PAID') && Date.now() - chimedAt > chimePeriod) chime();
}

/** @param {Order} order */
const minutesOf = ({ since }) => Math.max(0, Math.floor((Date.now() + ahead - Date.parse(since)) / 60_000));

/** An order for Saturday may be on the board since Thursday, and a cook cannot read 2400 minutes. @param {number} minutes @returns {[string, string]} */
function lengthOf(minutes) {
  if (minutes < 120) return [String(minutes), 'min'];
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? [String(hours), 'hours'] : [String(Math.floor(hours / 24)), 'days'];
}

/** @param {Order} order */
function tellTime(order) {
  const shown = document.getElementById(`time-${order.id}`);
  const minutes = minutesOf(order);
  if (!shown) return;
  const [number, unit] = lengthOf(minutes);
  shown.textContent = number;
  el(`unit-${order.id}`).textContent = unit;
  if (order.status !== 'PAID') return;
  const isLate = minutes >= lateAfter;
  shown.closest('.t')?.classList.toggle('t--late', isLate);
  const step = Math.floor(minutes / lateAfter);
  if (!isLate || announced.get(order.id) === step) return;
  announced.set(order.id, step);
  el('late').textContent = `Order ${order.id} has waited ${minutes} minutes.`;
}

/** @param {Board} next @param {number} number */
function show(next, number) {
  if (number < shownNumber) return;
  shownNumber = number;
  const known = new Set(board?.orders.map(({ id }) => id));
  const changes = (board?.orders ?? []).flatMap((order) => changeOf(order, next));
  const fresh = next.orders.filter(({ id, status }) => status === 'PAID' && !known.has(id));
  board = next;
  for (const id of waiting.keys()) {
    const press = waiting.get(id);
    // Somebody else was faster.
    if (press && next.orders.find((order) => order.id === id)?.status !== press.from) takeBack(id);
  }
  showColumns('new', 'cook', 'ready');
  const count = next.orders.filter(({ status }) => status === 'PAID').length;
  document.title = `${count > 0 ? `(${count}) ` : ''}Kitchen · ${next.shop.name}`;
  const out = next.dishes.filter(({ isSoldOut, left }) => isSoldOut || left === 0).length;
  el('soldout-count').hidden = out === 0;
  el('soldout-count').textContent = String(out);
  showPause(next);
  if (dialog('soldout').open) showDishes(next);
  if (fresh.length > 0) {
    el('said').textContent = fresh.length === 1 ? `New order ${fresh[0]?.id}.` : `${fresh.length} new orders.`;
    chime();
  }
  if (changes.length > 0) {
    el('changed').hidden = false;
    el('changed-text').textContent = [el('changed-text').textContent, ...changes].join(' ').trim();
    chime();
  }
  tick();
}

/** @param {Order} order */
const piecesOf = ({ items }) => items.reduce((count, { quantity }) => count + quantity, 0);

/** Says what another member of staff has changed about an order that is being cooked. @param {Order} order @param {Board} next @returns {string[]} */
function changeOf(order, { orders, cancelled }) {
  const { id, status } = order;
  const after = orders.find((one) => one.id === id);
  const isCancelled = cancelled.includes(id);
  if (!isCancelled && (!after || piecesOf(after) === piecesOf(order))) return [];
  const hasBegun = nexts[status]?.column !== 'new' && status !== 'OUT_FOR_DELIVERY';
  if (own.delete(id) || !hasBegun) return [];
  return [isCancelled ? `Order ${id} is cancelled.` : `Order ${id} has fewer items.`];
}
el('changed-ok').addEventListener('click', () => {
  el('changed').hidden = true;
  el('changed-text').textContent = '';
  el('list-cook').focus({ preventScroll: true });
});

/** @param {Board} shown */
function showPause({ pause }) {
  document.body.classList.toggle('is-paused', pause !== null);
  el('paused').hidden = pause === null;
  el('paused').textContent = pause ? `No new orders until ${pause}.` : 'No new orders until you say so.';
  el('pause-text').textContent = pause === null ? 'Pause orders' : 'Resume';
}

/** The focus follows its ticket into another column, and stays in the list where the ticket ends. @param {...string} columns */
function showColumns(...columns) {
  const focused = document.activeElement;
  const wasVisible = focused?.matches(':focus-visible') === true;
  const list = focused?.closest('.k-list');
  for (const column of columns) showColumn(column);
  if (!list || document.activeElement === focused) return;
  const next = document.getElementById(focused?.id ?? '') ?? list;
  // A button that a finger pressed has the focus too, and its ticket must not scroll the others away.
  if (next instanceof HTMLElement) next.focus({ preventScroll: !wasVisible });
}

/** @param {string} column */
function showColumn(column) {
  const list = el(`list-${column}`);
  const orders = (board?.orders ?? []).filter(({ status }) => nexts[status]?.column === column);
  el(`n-${column}`).textContent = String(orders.length);
  const rows = orders.map((order) => {
    const state = JSON.stringify([
      order,
      waiting.get(order.id)?.next.does,
      waiting.get(order.id)?.sent !== undefined,
      refusals.get(order.id),
      may,
    ]);
    const old = document.getElementById(`row-${order.id}`);
    // A ticket that says the same stays, with its focus and its place on the screen.
    if (old?.dataset.state === state && old.parentElement === list) return old;
    const row = make('li', { id: `row-${order.id}` }, ticket(order));
    row.dataset.state = state;
    return row;
  });
  const isSame = rows.length === list.children.length && rows.every((row, place) => row === list.children[place]);
  if (isSame) return;
  const seen = seenIn(list, rows);
  list.replaceChildren(...(rows.length > 0 ? rows : [make('li', { class: 'k-none' }, 'Nothing here.')]));
  if (seen) list.scrollTop += el(seen.id).getBoundingClientRect().top - seen.top;
}

/**
 * The first ticket in sight that stays. It keeps its place while orders come and go above it, or a finger would meet another order.
 * At the top of the list, the cook sees what comes first.
 *
 * @param {HTMLElement} list @param {HTMLElement[]} rows
 */
function seenIn(list, rows) {
  if (list.scrollTop === 0) return undefined;
  const { top: topOfList } = list.getBoundingClientRect();
  const stays = new Set(rows.map(({ id }) => id));
  for (const row of list.children) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > topOfList && stays.has(row.id)) return { id: row.id, top };
  }
  return undefined;
}

// A ticket

/** The second half of the number is what people call. @param {Order} order */
function numberOf({ id }) {
  return make(
    'h3',
    { id: `number-${id}` },
    hidden('Order '),
    make('small', {}, `${id.slice(0, -4)} `),
    make('span', {}, id.slice(-4)),
  );
}

/** @param {Line} line */
const nameOf = ({ name, day }) => (day === '' ? name : `${name}, ${day}`);

/** A cook who packs one box must read what is in that box. @param {Line} line @param {Node | string} title */
function allergensOf({ allergens }, title) {
  if (!allergens) return [make('span', {}, 'No list of allergens')];
  return allergens.length > 0 ? [make('span', {}, title, allergens.join(', '))] : [];
}

/** @param {Line} line */
function lineOf(line) {
  const allergens = allergensOf(line, hidden('Allergens: ')).map((text) =>
    make('small', { class: 't__all' }, icon('warn'), text),
  );
  return make('li', {}, make('b', {}, String(line.quantity)), make('span', {}, nameOf(line), ...allergens));
}

/** @param {Order} order */
function ticket(order) {
  const { id, status, way, when, items, contactName, mobile, address } = order;
  const next = nexts[status];
  const isDelivery = way === 'DELIVERY';
  const article = make('article', { class: 't', 'aria-labelledby': `number-${id}` });
  const [number, unit] = lengthOf(minutesOf(order));
  const length = [make('b', { id: `time-${id}` }, number), ' ', make('span', { id: `unit-${id}` }, unit)];
  const time =
    status === 'PAID'
      ? make('p', { class: 't__wait' }, icon('clock'), ...length, hidden(' waiting'))
      : make(
          'p',
          { class: 't__state' },
          ...length,
          make('span', {}, status === 'OUT_FOR_DELIVERY' ? ' on its way' : ''),
        );
  article.append(
    make('div', { class: 't__head' }, numberOf(order), time),
    make(
      'p',
      { class: 't__for' },
      icon(isDelivery ? 'truck' : 'store'),
      make('b', {}, isDelivery ? 'Delivery' : 'Pickup'),
      make('span', {}, when),
    ),
    make('ul', { class: 't__items', role: 'list' }, ...items.map(lineOf)),
    make(
      'p',
      { class: 't__to' },
      make('b', {}, contactName),
      make(
        'span',
        {},
        [address, mobile]
          .filter(Boolean)
          .map((text) => `, ${text}`)
          .join(''),
      ),
    ),
  );
  const refusal = refusals.get(id);
  if (refusal?.from === status) article.append(make('p', { class: 'k-error', role: 'alert' }, refusal.text));
  const press = waiting.get(id);
  const sent = press?.sent !== undefined;
  const go = make(
    'button',
    {
      type: 'button',
      class: press ? 'k-go k-go--undo' : 'k-go',
      id: `go-${id}`,
      ...(sent ? { 'aria-disabled': 'true' } : {}),
    },
    make('span', {}, press ? `${sent ? '' : 'Undo '}${press.next.done}` : (next?.does ?? '')),
    hidden(` order ${id}`),
  );
  go.addEventListener('click', () => {
    const isSecond = lastPress.id === id && Date.now() - lastPress.at < twice;
    lastPress = { id, at: Date.now() };
    if (isSecond) return;
    if (!waiting.has(id)) wait(order);
    else if (!waiting.get(id)?.sent) takeBack(id);
  });
  article.append(go, more(order));
  return article;
}

/** @param {Order} order */
function more(order) {
  const { id, status } = order;
  const quiet = (/** @type {string} */ name, /** @type {string} */ text, /** @type {() => void} */ run) => {
    const button = make(
      'button',
      { type: 'button', class: 'k-quiet', id: `${name}-${id}` },
      icon(name),
      make('span', {}, text),
      hidden(` order ${id}`),
    );
    button.addEventListener('click', run);
    return button;
  };
  /** @type {Ending} */
  const ending = status === 'PAID' ? 'reject' : status === 'OUT_FOR_DELIVERY' ? 'undeliverable' : 'cancel';
  const row = make(
    'div',
    { class: 't__more' },
    quiet('print', 'Print', () => print(order)),
  );
  if (may.includes('refunds') && order.rest > 0 && order.items.length > 0)
    row.append(quiet('refund', 'Refund', () => askToEnd(order, 'refund')));
  row.append(quiet('stop', endings[ending].does, () => askToEnd(order, ending)));
  return row;
}

/** @param {Order} order */
function wait({ id, status }) {
  const next = nexts[status];
  if (!next) return;
  refusals.delete(id);
  waiting.set(id, { next, from: status, timer: setTimeout(() => void send(id), undoTime) });
  el('said').textContent = `${next.done}. Undo is possible for four seconds.`;
  showColumns(next.column);
}

/** @param {string} id */
function takeBack(id) {
  const press = waiting.get(id);
  if (!press) return;
  clearTimeout(press.timer);
  waiting.delete(id);
  showColumns(press.next.column);
}

/** Sends a press once, however often it is asked to. @param {string} id */
async function send(id, isLast = false) {
  const press = waiting.get(id);
  if (!press) return;
  clearTimeout(press.timer);
  press.sent ??= deliver(id, press, isLast);
  showColumns(press.next.column);
  await press.sent;
}

/** @param {string} id @param {{ next: Next, from: string }} press @param {boolean} isLast */
async function deliver(id, { next, from }, isLast) {
  const path = `/kitchen/orders/${encodeURIComponent(id)}/${next.step}`;
  const error = await call('POST', path, { from }, isLast).then(
    () => undefined,
    (/** @type {unknown} */ reason) => reason,
  );
  waiting.delete(id);
  if (error instanceof Ended) return showDoor(error.message);
  if (error !== undefined) refusals.set(id, { from, text: sentenceOf(error) });
  showColumns(next.column);
  await refresh();
}

/** A press that waits for its four seconds is not lost with the page, and does not sleep with the tablet. */
function sendWaiting() {
  return Promise.all([...waiting.keys()].map((id) => send(id, true)));
}
addEventListener('pagehide', () => void sendWaiting());

async function refresh() {
  try {
    const { number, now, board: next } = await askForBoard();
    hear(now);
    show(next, number);
  } catch (error) {
    // A lost connection is told by the silence.
    if (error instanceof Ended) showDoor(error.message);
  }
}

/** @param {Order} order */
function print({ id, way, when, items, contactName, mobile, address }) {
  const lines = items.map((line) => {
    const allergens = allergensOf(line, 'Allergens: ').map((text) => make('small', { class: 'allergens' }, text));
    return make('li', {}, `${line.quantity} × ${nameOf(line)}`, ...allergens);
  });
  el('print').replaceChildren(
    make('h2', {}, id),
    make('p', {}, `${way === 'DELIVERY' ? 'Delivery' : 'Pickup'}, ${when}`),
    make('ul', {}, ...lines),
    // A long order has a second page, which says whose it is too.
    ...[contactName, address, mobile, id].flatMap((text) => (text ? [make('p', {}, text)] : [])),
  );
  globalThis.print();
}
// The browser's own print command begins with a key or a press somewhere else, and does not mean the last slip.
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => el('print').replaceChildren());

// Dialogs

for (const button of document.querySelectorAll('[data-close]'))
  button.addEventListener('click', () => button.closest('dialog')?.close());

/** @param {string} id @param {string} kind @param {string} name @param {readonly Choice[]} picks @param {string} [chosen] */
function showPicks(id, kind, name, picks, chosen) {
  el(id).replaceChildren(...picks.map((choice) => pick(kind, name, choice, choice.value === chosen)));
}

/** @param {string} kind @param {string} name @param {Choice} choice @param {boolean} isChosen */
function pick(kind, name, { value, text, more: small }, isChosen) {
  const input = make('input', { type: kind, name, value, ...(isChosen ? { checked: '' } : {}) });
  const label = make('span', {}, make('b', {}, text), ...(small ? [make('small', {}, small)] : []));
  return make('label', { class: 'k-pick' }, input, label);
}

/** A line, and how many of it. Whoever says how many has chosen the line. @param {Line} line */
function pickLine({ position, name, quantity }) {
  const choice = pick('checkbox', 'line', { value: String(position), text: `${quantity} × ${name}` }, false);
  if (quantity === 1) return choice;
  const counts = Array.from({ length: quantity }, (_, before) =>
    make('option', { value: String(quantity - before) }, before === 0 ? 'all' : String(quantity - before)),
  );
  const count = make('select', { id: `count-${position}`, 'aria-label': `How many: ${name}` }, ...counts);
  count.addEventListener('change', () => {
    const box = choice.querySelector('input');
    if (box) box.checked = true;
  });
  return make('div', { class: 'k-line' }, choice, count);
}

/** @param {Line} line */
function countOf({ position, quantity }) {
  const chosen = document.getElementById(`count-${position}`);
  return chosen instanceof HTMLSelectElement ? Number(chosen.value) : quantity;
}

/** @param {string} name @returns {string[]} */
const picked = (name) =>
  [...document.querySelectorAll(`input[name="${name}"]:checked`)].flatMap((input) =>
    input instanceof HTMLInputElement ? input.value : [],
  );

/** Ignores presses while `run` is running. A failure is written in the dialog; success closes it. @param {string} id @param {() => Promise<unknown>} run */
function whenPressed(id, run) {
  const button = el(`${id}-go`);
  button.addEventListener('click', () => {
    if (button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    el(`${id}-said`).textContent = '';
    // An error that `run` throws before it waits is told too.
    void Promise.resolve()
      .then(run)
      .then(
        () => {
          dialog(id).close();
          return refresh();
        },
        (/** @type {unknown} */ error) => tell(error, `${id}-said`),
      )
      .finally(() => button.removeAttribute('aria-disabled'));
  });
}

/** @type {{ order: Order, ending: Ending, sum: number | undefined } | undefined} */
let asked;

/** @param {Order} order @param {Ending} ending */
function askToEnd(order, ending) {
  takeBack(order.id);
  const { asks, reasons, money } = endings[ending];
  asked = { order, ending, sum: undefined };
  el('end-title').textContent = `${asks} ${order.id}?`;
  showPicks(
    'end-reasons',
    'radio',
    'why',
    reasons.map((value) => ({ value, text: reasonTexts.get(value) ?? value })),
  );
  el('end-money').hidden = ending === 'refund' || !may.includes('refunds');
  const sums = [
    { value: 'all', text: 'All of it', more: order.restText },
    { value: 'lines', text: 'Some items', more: 'You choose which' },
    { value: 'none', text: 'Nothing' },
  ];
  showPicks('end-sums', 'radio', 'money', sums, money);
  el('end-items').replaceChildren(...order.items.map(pickLine));
  void nameSum();
  dialog('end').showModal();
  el('end-keep').focus();
}

/** @returns {'all' | 'none' | { position: number, quantity: number }[]} */
function chosenMoney() {
  const way = asked?.ending === 'refund' ? 'lines' : picked('money')[0];
  if (way === 'all' || way === 'none') return way;
  const lines = asked?.order.items ?? [];
  return picked('line')
    .flatMap((place) => lines.filter(({ position }) => String(position) === place))
    .map((line) => ({ position: line.position, quantity: countOf(line) }));
}

/** The red button names the sum. */
async function nameSum() {
  const current = asked;
  if (!current) return;
  const { order, ending } = current;
  const money = chosenMoney();
  el('end-said').textContent = '';
  el('end-lines').hidden = !Array.isArray(money);
  el('end-say').textContent =
    may.includes('refunds') || ending !== 'undeliverable'
      ? 'The customer is told at once, with the reason.'
      : 'The customer is told at once. No money goes back until the owner decides.';
  const { does } = endings[ending];
  const say = (/** @type {string} */ sumText) => {
    el('end-go').textContent = sumText === '' ? does : `${does}, give back ${sumText}`;
  };
  current.sum = money === 'all' ? order.rest : money === 'none' ? 0 : undefined;
  say(money === 'all' ? order.restText : '');
  if (!Array.isArray(money) || money.length === 0) return;
  const path = `/kitchen/orders/${encodeURIComponent(order.id)}/refund-sum`;
  const sum = await call('POST', path, { lines: money }).catch((error) => tell(error, 'end-said'));
  if (asked !== current || JSON.stringify(money) !== JSON.stringify(chosenMoney())) return;
  current.sum = sum?.amount;
  say(sum?.text ?? '');
}
el('end').addEventListener('change', () => void nameSum());
whenPressed('end', async () => {
  const current = asked;
  const [reason] = picked('why');
  if (!current) return;
  if (reason === undefined) throw new Error('Please choose why: the customer reads it.');
  const money = chosenMoney();
  if (Array.isArray(money) && money.length === 0) throw new Error('Please choose for which items.');
  const { order, ending, sum: amount } = current;
  if (amount === undefined) {
    void nameSum();
    throw new Error('The sum is still being added up. Please press again when the button names it.');
  }
  const path = `/kitchen/orders/${encodeURIComponent(order.id)}/${ending}`;
  const decided = may.includes('refunds') ? { money, amount } : {};
  own.add(order.id);
  return call(
    'POST',
    path,
    ending === 'refund'
      ? { reason, lines: money, amount, rest: order.rest }
      : { reason, from: order.status, ...decided },
  ).catch((error) => {
    own.delete(order.id);
    throw error;
  });
});

/** @param {Board} shown */
function showDishes({ dishes }) {
  const focused = document.activeElement?.id ?? '';
  el('dishes').replaceChildren(
    ...dishes.map(({ id, name, left, isSoldOut }) => {
      const says = isSoldOut || left === 0 ? 'Sold out' : left === null ? 'No limit' : `${left} left`;
      const input = make('input', {
        type: 'checkbox',
        role: 'switch',
        id: `dish-${id}`,
        'aria-label': `Sold out: ${name}`,
        ...(isSoldOut ? { checked: '' } : {}),
      });
      input.addEventListener('change', () => {
        el('soldout-said').textContent = '';
        void call(isSoldOut ? 'DELETE' : 'PUT', `/kitchen/sold-out/${encodeURIComponent(id)}`)
          .catch((error) => tell(error, 'soldout-said'))
          .then(() => refresh())
          .then(() => board && showDishes(board));
      });
      return make('label', { class: 'k-row' }, make('span', {}, make('b', {}, name), make('small', {}, says)), input);
    }),
  );
  if (focused.startsWith('dish-')) document.getElementById(focused)?.focus();
}
el('open-soldout').addEventListener('click', () => {
  if (!board) return;
  el('soldout-said').textContent = '';
  showDishes(board);
  dialog('soldout').showModal();
  dialog('soldout').focus();
});

el('open-pause').addEventListener('click', () => {
  if (board?.pause !== null) {
    void call('DELETE', '/kitchen/pause').then(refresh, (error) => tell(error, 'paused'));
    return;
  }
  el('pause-said').textContent = '';
  const picks = [
    { value: '15', text: '15 minutes' },
    { value: '30', text: '30 minutes' },
    { value: '60', text: '1 hour' },
    { value: 'open end', text: 'Until I say so' },
  ];
  showPicks('pauses', 'radio', 'pause', picks, '15');
  dialog('pause').showModal();
  dialog('pause').focus();
});
whenPressed('pause', () => {
  const [minutes] = picked('pause');
  return call('PUT', '/kitchen/pause', { minutes: minutes === 'open end' ? null : Number(minutes) });
});

/** The days as the dialog shows them: a press does what its button says, whatever another tablet has done meanwhile. @type {readonly Day[]} */
let shownDays = [];
const chosenDay = () => shownDays.find(({ day }) => day === picked('day')[0]);
function nameDay() {
  const day = chosenDay();
  el('day-go').textContent = day?.isByKitchen ? `Open ${day.text}` : `Close ${day?.text ?? 'a day'}`;
  el('day-go').classList.toggle('k-stop--open', day?.isByKitchen === true);
}
el('open-day').addEventListener('click', () => {
  if (!board) return;
  el('day-said').textContent = '';
  const countText = (/** @type {number} */ count) =>
    count === 0 ? 'No orders' : count === 1 ? '1 order' : `${count} orders`;
  shownDays = board.days;
  const picks = shownDays.map(({ day, text, isClosed, orders }) => ({
    value: day,
    text,
    more: isClosed ? 'Closed already' : countText(orders),
  }));
  showPicks('days', 'radio', 'day', picks);
  nameDay();
  dialog('day').showModal();
  dialog('day').focus();
});
el('day').addEventListener('change', nameDay);
whenPressed('day', () => {
  const day = chosenDay();
  if (!day) throw new Error('Please choose a day.');
  return call(day.isByKitchen ? 'DELETE' : 'PUT', `/kitchen/closed-days/${day.day}`);
});

// Sound

/** Runs on a press, because a browser plays no sound before the first one, and a tablet stops it when it sleeps. */
function allowSound() {
  if (!wantsSound) return;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', showSound);
  }
  void audio.resume().then(showSound);
}

/** A tablet that sleeps plays nothing. Its own settings go first: where it does not allow this, the page goes on. */
function stayAwake() {
  navigator.wakeLock?.request('screen').catch(() => undefined);
}

const isSoundOn = () => wantsSound && audio?.state === 'running';

function showSound() {
  el('sound').setAttribute('aria-pressed', String(isSoundOn()));
  el('sound-text').textContent = isSoundOn() ? 'Sound on' : 'Sound off';
}

function chime() {
  if (!audio || !isSoundOn()) return;
  chimedAt = Date.now();
  for (const [place, pitch] of [880, 1175, 880, 1175].entries()) {
    const start = audio.currentTime + place * 0.22;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.6 });
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
}

el('sound').addEventListener('click', () => {
  wantsSound = !isSoundOn();
  showSound();
});
// The button hears its press before the window does, and may have turned the sound off.
addEventListener('click', allowSound);

setInterval(tick, 1000);
addEventListener('online', () => void enter());
document.addEventListener('visibilitychange', () => {
  if (document.hidden) void sendWaiting();
  // While a tablet sleeps, its stream of events ends without an error, so a page that wakes asks for the whole board.
  else if (board) void enter();
});
void enter();
