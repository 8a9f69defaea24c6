import * as fc from 'fast-check';
import { paths, withQuery } from '../../../src/domain/shared/paths';
import { customers, password, type Customer } from '../world/customers';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';
import { moment, nameOf, onPage, Step, toTab } from './step';

const tab = fc.constantFrom(0, 1);

export async function signIn(page: ShopPage, { email }: Customer, world: World): Promise<void> {
  if (page.dialog?.kind !== 'login') {
    page.overlays.openSignIn();
    await world.pass(0);
  }
  if (page.dialog?.kind !== 'login') return;
  const { login } = page.dialog;
  login.login.set('email', email);
  login.login.set('password', password);
  void login.signIn().then((path) => {
    if (login.error || page.load.isGone) return;
    world.auditor.session.begin(email);
    if (path !== undefined) page.go(path, true);
  });
}

const enter = fc.tuple(tab, fc.constantFrom(...customers)).map(([at, customer]) =>
  onPage(
    at,
    `${customer.name} signs in`,
    ({ session, dialog }) => !session.isSignedIn && (dialog === undefined || dialog.kind === 'login'),
    (page, world) => signIn(page, customer, world),
  ),
);

const leave = tab.map((at) =>
  onPage(
    at,
    'signs out',
    ({ session, dialog }) => session.isSignedIn && dialog === undefined,
    ({ session }, { auditor }) => {
      auditor.session.end();
      session.signOut();
    },
  ),
);

const change = fc.tuple(tab, fc.constantFrom(...customers)).map(([at, customer]) =>
  onPage(
    at,
    `signs out, and ${customer.name} signs in`,
    ({ session, dialog }) => session.isSignedIn && dialog === undefined && session.user?.email !== customer.email,
    async (page, world) => {
      world.auditor.session.end();
      page.session.signOut();
      await signIn(page, customer, world);
    },
  ),
);

const changeElsewhere = fc.tuple(tab, fc.constantFrom(...customers)).map(
  ([at, customer]) =>
    new Step(
      `While the browser lets tab ${nameOf(at)} sleep, somebody signs out in tab ${nameOf(1 - at)}, and ${customer.name} signs in`,
      ({ tabs, isAwake }) => {
        const { session, dialog } = tabs[1 - at]?.page ?? {};
        const { user } = session ?? {};
        return isAwake && tabs[at]?.canSleep === true && user !== undefined && !dialog && user.email !== customer.email;
      },
      async (world) => {
        const [sleeping, awake] = [world.tabs[at]?.page, world.tabs[1 - at]?.page];
        if (!sleeping || !awake) return;
        sleeping.load.freeze();
        world.auditor.session.end();
        awake.session.signOut();
        await signIn(awake, customer, world);
        await world.pass(moment);
        sleeping.load.thaw();
      },
    ),
);

const strangersLink = tab.map((at) =>
  toTab(
    at,
    "opens a stranger's sign-in link",
    ({ page }, world) => page !== undefined && world.canEnd(page),
    (where, world) => {
      world.auditor.sawReload();
      return where.open(withQuery(paths.authenticate, { code: 'stolen', state: 'foreign' }));
    },
  ),
);

const revoke = fc.constant(
  new Step(
    'The account service ends every session',
    ({ services }) => services.hasSessions,
    async ({ services, auditor }) => {
      await services.expireSessions();
      auditor.session.allowEnd();
    },
  ),
);

export const sessionSteps = [enter, enter, leave, change, changeElsewhere, strangersLink, revoke];
