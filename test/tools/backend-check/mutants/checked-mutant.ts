import type { newBackend } from '../../../../src/tools/backend/backend';
import type { Database } from '../../../../src/tools/backend/database/database';
import { pgLite } from '../../../../src/tools/backend/database/pglite';
import { menuFile } from '../../../../src/tools/backend/menu/menu-file';
import { checkBackend } from '../../../../src/tools/backend-check/check-backend';
import { formatFinding, isFailure } from '../../../../src/tools/backend-check/report/report';
import type { Finding } from '../../../../src/tools/backend-check/rules/finding';
import { dish, openPages, shop, shopOrigin, wholeCheck } from '../../backend/support/shop-of-backend';
import { openDocument } from './document';
import { signInCode } from './sign-in-code';

type Backend = Awaited<ReturnType<typeof newBackend>>;

interface InstrumentedBackend {
  readonly newBackend: typeof newBackend;
}

export interface CheckedMutant {
  /** `stopped`: it does not start, or only its sign-in page shows that something is wrong. */
  readonly outcome: 'named' | 'notice' | 'survived' | 'stopped';
  readonly says: string;
  readonly inDocument: readonly string[];
}

const menu = menuFile.parse([
  { ...dish, id: 'soup', name: 'Tomato Soup', price: 4.5, isVegetarian: true, portion: 'Serves 1', spiceLevel: 1 },
  { ...dish, id: 'bread', name: 'Flat Bread', price: 2.25, category: 'Sides', dietary: [], quantityAvailable: 3 },
  { ...dish, id: 'cake', name: 'Apple Cake', price: 3, category: 'Sides', allergens: ['Milk'], quantityAvailable: 0 },
  { ...dish, id: 'curry', name: 'Green Curry', price: 9.75, dietary: undefined, ingredients: ['Peas'] },
  { ...dish, id: 'rice', name: 'Brown Rice', price: 1.5, dietary: ['Gluten-Free'], deliverableInDays: 2 },
]);
/** Database, payment page and sign-in page serve one mutant after the other. */
export async function openWorld() {
  const { address, origin, settings } = await openPages({ hasSignIn: true });
  const store = await pgLite(undefined);
  const database: Database = { ...store, close: () => Promise.resolve() };
  const document = await openDocument();

  const check = async (load: () => Promise<InstrumentedBackend>): Promise<CheckedMutant> => {
    await store.script('drop schema public cascade; create schema public');
    let backend: Backend | undefined;
    try {
      const { newBackend: made } = await load();
      backend = await made(settings, database, {
        shop,
        firstMenu: menu,
        log: () => undefined,
        post: { send: () => Promise.resolve() },
      });
      await backend.app.listen(address);
    } catch (error) {
      await backend?.app.close();
      return { outcome: 'stopped', says: `does not start: ${String(error)}`, inDocument: [] };
    }
    try {
      const code = await signInCode(origin, shopOrigin).catch(() => undefined);
      const result = resultOf(await findingsOf(origin, code, backend.work));
      const isSignInBroken = code === undefined && result.outcome === 'survived';
      return isSignInBroken ? { ...result, outcome: 'stopped', says: 'no code of the sign-in page' } : result;
    } finally {
      await backend.app.close();
    }
  };
  const resultOf = (findings: readonly Finding[]): CheckedMutant => {
    const first = (strict: boolean) => findings.find((finding) => isFailure(finding, strict));
    const found = first(false) ?? first(true);
    const outcome = first(false) ? 'named' : found ? 'notice' : 'survived';
    return { outcome, says: found ? formatFinding(found, true) : '', inDocument: document.violations(findings) };
  };
  return { check };
}

/** The work that the backend does every two seconds is done after each order, so that a fast machine sees it too. */
async function findingsOf(
  origin: string,
  code: string | undefined,
  work: Backend['work'],
): Promise<readonly Finding[]> {
  const plan = {
    ...wholeCheck(origin),
    fetch: async (url: string, init: RequestInit) => {
      const response = await fetch(url, init);
      if (init.method === 'POST' && url.endsWith('/orders')) await work().catch(() => undefined);
      return response;
    },
    code,
  };
  return (await checkBackend(plan, () => undefined)).findings;
}
