import { body, fails, isNoticed, planted, remove, rows, set, status, type Defect } from './defect';

const row = (field: string, value: unknown) => set({ [`scheduledMenusDetails.1.${field}`]: value });
const inRow = (field: string) => `scheduledMenusDetails[1].${field}`;

export const menuDefects: readonly Defect[] = [
  fails('menu.today', 'prices as text', row('price', '2.25'), inRow('price')),
  fails('menu.today', 'no price', row('price', null), inRow('price')),
  fails('menu.today', 'a negative price', row('price', -1), inRow('price')),
  isNoticed('menu.today', 'prices in cents', row('price', 225), inRow('price')),
  isNoticed('menu.today', 'a price with three decimals', row('price', 2.255), inRow('price')),
  fails('menu.today', 'a name that is missing', remove('scheduledMenusDetails.1.itemName'), inRow('itemName')),
  fails('menu.today', 'a blank name', row('itemName', ' '), inRow('itemName')),
  fails('menu.today', 'an id that is missing', remove('scheduledMenusDetails.1.menuItemId'), inRow('menuItemId')),
  isNoticed('menu.today', 'one id twice on one day', row('menuItemId', 'classic-chip'), inRow('menuItemId')),
  fails(
    'menu.today',
    'the list under another name',
    set({ scheduledMenusDetails: undefined, items: [] }),
    'scheduledMenusDetails',
  ),
  fails('menu.today', 'null for an empty list', set({ scheduledMenusDetails: null }), 'scheduledMenusDetails'),
  fails('menu.today', 'a day as 11/22/2026', row('deliverableOn', '11/22/2026'), inRow('deliverableOn')),
  fails('menu.today', 'a day as a number', row('deliverableOn', 1_795_000_000), inRow('deliverableOn')),
  fails('menu.today', 'a truth value as text', row('isAvailable', 'true'), inRow('isAvailable')),
  fails('menu.today', 'a stock as text', row('quantityAvailable', '5'), inRow('quantityAvailable')),
  isNoticed('menu.today', 'a negative stock', row('quantityAvailable', -1), inRow('quantityAvailable')),
  fails('menu.today', 'a picture that is a script', row('menuImgPath', 'javascript:alert(1)'), inRow('menuImgPath')),
  fails('menu.today', 'a description by language', row('description', { en: 'Oat' }), inRow('description')),
  isNoticed('menu.today', 'markup in a name', row('itemName', '<b>Oat</b>'), inRow('itemName')),
  fails('menu.today', 'a page instead of JSON', body('<h1>Hello</h1>'), 'body'),
  fails('menu.today', 'nothing with status 200', body(''), 'the reply'),
  fails('menu.today', 'a list that is the whole reply', body('[]'), 'the reply'),
  fails(
    'menu.today',
    'an envelope in an envelope',
    body('{"data":{"data":{"scheduledMenusDetails":[]}}}'),
    'scheduledMenusDetails',
  ),
  fails(
    'menu.today',
    'successResponse false with status 200',
    set({ successResponse: false, errorMessage: 'No.' }),
    'successResponse',
  ),
  fails('menu.today', 'status 500', status(500, '<h1>Oops</h1>'), 'status'),
  fails(
    'menu.today',
    'a redirect to a login page',
    { fault: { kind: 'redirect', location: 'https://login.test/' } },
    'status',
  ),
  fails('menu.today', 'a dropped connection', { fault: { kind: 'refuse' } }, 'connection'),
  fails(
    'menu.today',
    'no answer in 20 s',
    planted((_api, world) => world.timeOut),
    'time',
  ),
  isNoticed(
    'menu.today',
    'an answer after 4 s',
    planted((api, world) => (request) => (world.pass(4000), api(request))),
    'time',
  ),
  isNoticed(
    'menu.today',
    'JSON sent as text/html',
    planted((api) => async (request) => new Response((await api(request)).body)),
    'Content-Type',
  ),
  fails('menu.today', 'no such call', status(404), ''),
  isNoticed('menu.items', 'a limit that is ignored', rows(12), 'menuItems'),
  isNoticed(
    'menu.items',
    'other ids than the schedule has',
    set({ 'data.menuItems': [menuItem('77')] }),
    'menuItems[].menuItemId',
  ),
  fails(
    'menu.items',
    'a price as text in menuItemPricing',
    set({ 'data.menuItems.0.menuItemPricing.price': '2.5' }),
    'menuItems[0].menuItemPricing.price',
  ),
  fails('menu.items', 'tags as texts', set({ 'data.menuItems.0.tags': ['Vegan'] }), 'menuItems[0].tags[0]'),
  fails('menu.item', 'the item itself instead of a list', set({ data: menuItem('oat') }), 'menuItems'),
  isNoticed('menu.items', 'no dish although today has some', rows(0), 'menuItems[].menuItemId'),
  fails('menu.item', 'an empty list', set({ 'data.menuItems': [] }), 'menuItems'),
  fails('menu.types', 'null for an id', set({ 'data.menuTypes.0.menuTypeId': null }), 'menuTypes[0].menuTypeId'),
  fails('menu.types', 'another name for a name', remove('data.menuTypes.1.menuName'), 'menuTypes[1].menuName'),
  isNoticed('menu.types', 'one id twice', set({ 'data.menuTypes.1.menuTypeId': '0' }), 'menuTypes[1].menuTypeId'),
  isNoticed(
    'menu.types',
    'other names than the schedule has',
    set({ 'data.menuTypes': [{ menuTypeId: 1, menuName: 'Soups' }] }),
    'menuTypes[].menuName',
  ),
];

function menuItem(menuItemId: string) {
  return { menuItemId, itemName: 'Oat', menuItemPricing: { price: 2.5 } };
}
