import { readFileSync } from 'node:fs';

/**
 * The pages that the shop is compared with: its own elements and styles as a build has them, with scripts of a few lines
 * in place of the shop's. All are HTML.
 * - `home`: the first page without scripts.
 * - `menu`: requests the menu while its HTML is still coming, and draws the shop's cards.
 * - `presses`: the whole menu, which adds, opens the cart, filters and changes the page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin Where the build is served.
 * @param {string} folder Of the build.
 */
export async function makeTwins(browser, origin, folder) {
  const parts = await partsOf(browser, origin);
  const page = await browser.newPage();
  const still = (/** @type {string} */ file) =>
    page.evaluate(withoutScripts, { html: readFileSync(`${folder}/${file}`, 'utf8'), host: origin });
  const [home, menu] = [await still('index.html'), await still('menu.html')];
  const presses = await page.evaluate(withoutScripts, { html: parts.menuPage, host: origin });
  await page.close();
  const ends = (/** @type {string} */ html, /** @type {string} */ more) =>
    html.replace('</body>', () => `${more}</body>`);
  const template = (/** @type {string} */ id, /** @type {string} */ html) => `<template id="${id}">${html}</template>`;
  const script = (/** @type {string} */ code) => `<script>{${code}}</script>`;
  const adds = `${template('added', parts.added)}${template('count', parts.count)}${script(answerAdd)}`;
  return {
    home,
    menu: ends(
      menu.replace('<body>', `<body><script>${requestMenu}</script>`),
      `${template('card', parts.card)}${template('group', parts.group)}${script(drawMenu)}${adds}`,
    ),
    presses: ends(
      presses,
      [
        parts.styles,
        template('dialog', parts.dialog),
        template('page-of-home', parts.homeMain),
        script(answerPresses),
        adds,
      ].join(''),
    ),
  };
}

/** @typedef {Awaited<ReturnType<typeof makeTwins>>} Twins */

const requestMenu = `const menu=fetch('/api/v1/admin/menu-schedule/today').then(reply=>reply.json())`;

const drawMenu = `
const copy=id=>document.getElementById(id).content.firstElementChild.cloneNode(true);
menu.then(({scheduledMenusDetails:items})=>{
const groups=new Map();let position=0;
for(const item of items.slice(0,100)){
if(!groups.has(item.menuTypeName)){const group=copy('group');group.querySelector('bdi').textContent=item.menuTypeName;groups.set(item.menuTypeName,group)}
const card=copy('card'),picture=card.querySelector('img');
picture.loading=position<4?'eager':'lazy';picture.fetchPriority=position++<1?'high':'auto';picture.src=item.menuImgPath;
card.querySelector('h3 bdi').textContent=item.itemName;card.querySelector('.card__desc').textContent=item.description;
card.querySelector('.price').textContent='$'+item.price.toFixed(2);groups.get(item.menuTypeName).querySelector('ul').append(card)}
document.querySelector('.first-dishes').replaceChildren(...groups.values());document.querySelector('.sk-late').remove()})`;

const answerAdd = `
document.addEventListener('click',({target})=>{
const add=target.closest('.btn--add');
if(!add)return;
const copy=id=>document.getElementById(id).content.firstElementChild.cloneNode(true);
add.parentElement.replaceWith(copy('added'));
document.querySelector('header [aria-label^=Cart]').replaceChildren(...copy('count').childNodes)});`;

const answerPresses = `
const copy=id=>document.getElementById(id).content.cloneNode(true),main=document.querySelector('main'),menu=[...main.childNodes];
document.body.append(copy('dialog'));
const dialog=document.querySelector('dialog');
document.onclick=event=>{
const {target}=event,link=target.closest('a');
if(target.closest('header [aria-label^=Cart]'))dialog.showModal();
if(link){event.preventDefault();main.replaceChildren(...link.pathname==='/'?copy('page-of-home').childNodes:menu.map(node=>node.cloneNode(true)));
history.pushState(null,'',link.href);scrollTo(0,0)}};
document.querySelector('#menu-search').oninput=({target})=>{const wanted=target.value.toLowerCase();
for(const item of main.querySelectorAll('li:has(article)'))item.hidden=!item.textContent.toLowerCase().includes(wanted);
for(const group of main.querySelectorAll('.group'))group.hidden=!group.querySelector('li:not([hidden])')};`;

/** Runs in a page: this HTML with its templates in place and without scripts. @param {{ html: string, host: string }} page */
function withoutScripts({ html, host }) {
  const page = new DOMParser().parseFromString(html.replaceAll(host, ''), 'text/html');
  const content = (/** @type {Element | null} */ element) =>
    element instanceof HTMLTemplateElement ? element.content : page.createDocumentFragment();
  page.querySelector('#root')?.append(content(page.querySelector('template[data-path]')));
  for (const rest of page.querySelectorAll('template[data-into]')) {
    const into = rest.getAttribute('data-into') ?? '';
    // The styles below the fold go to the end of the body, so they do not block the first paint.
    (into === 'head' ? page.body : page.querySelector(into))?.append(content(rest));
  }
  /** @type {{ family: string, source: string, weight: string }[]} */
  const fonts = JSON.parse(page.querySelector('#fonts')?.textContent ?? '[]');
  const faces = page.createElement('style');
  faces.textContent = fonts
    .map(
      ({ family, source, weight }) =>
        `@font-face{font-family:${family};src:${source};font-weight:${weight};font-display:swap}`,
    )
    .join('');
  page.head.append(faces);
  const gone =
    'script, template, noscript, meta[http-equiv], link[rel=modulepreload], link[disabled], link[rel=manifest]';
  for (const element of page.querySelectorAll(gone)) element.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Reads what the running shop draws on a phone of the same size. @param {import('@playwright/test').Browser} browser @param {string} origin */
async function partsOf(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const main = page.locator('main');
  const cart = page.locator('header').getByRole('button', { name: /^Cart/ });
  const htmlOf = (/** @type {import('@playwright/test').Locator} */ place) =>
    place.evaluate(({ outerHTML }) => outerHTML);
  await page.goto(`${origin}/`);
  await main.locator('.btn--add, .feat__add').first().waitFor();
  await page.waitForLoadState('networkidle');
  const homeMain = await main.evaluate(({ innerHTML }) => innerHTML);
  await page.goto(`${origin}/menu`);
  await main.locator('.btn--add').first().waitFor();
  await page.waitForLoadState('networkidle');
  const card = await htmlOf(main.locator('li:has(article)').nth(1));
  const group = await main
    .locator('.group')
    .first()
    .evaluate((element) => {
      const empty = /** @type {Element} */ (element.cloneNode(true));
      empty.querySelector('ul')?.replaceChildren();
      return empty.outerHTML;
    });
  const menuPage = await page.content();
  const first = main.locator('article').first();
  await first.locator('.btn--add').click();
  const added = first.locator('.stepper');
  await added.locator('output').waitFor();
  const [addedHtml, count] = [await htmlOf(added), await htmlOf(cart)];
  await cart.click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Checkout' }).waitFor();
  const styles = await page
    .locator('head link[rel=stylesheet]:not([disabled])')
    .evaluateAll((links) => links.map(({ outerHTML }) => outerHTML).join(''));
  const dialogHtml = (await htmlOf(dialog)).replace(/ open(="")?/, '');
  await page.close();
  const path = (/** @type {string} */ html) => html.replaceAll(origin, '');
  return {
    homeMain: path(homeMain),
    card: path(card),
    group: path(group),
    menuPage,
    added: addedHtml,
    count,
    dialog: path(dialogHtml),
    styles: path(styles),
  };
}
