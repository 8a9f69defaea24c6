import type { MockBackend } from '../adapters/mock/mock-backend';
import type { MockServices } from '../adapters/mock/mock-services';
import { toDollars } from '../domain/shared/money';
import type { Handler } from './mock-api';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

type Page = (services: MockServices, query: URLSearchParams, decision: string | null) => Promise<Response> | Response;

/** The pages of others, on an origin of their own: Google's sign-in and the hosted checkout. */
export function hostedPages(backend: MockBackend, shopOrigin: string): Handler {
  const back = (path: string) => new Response(null, { status: 303, headers: { Location: `${shopOrigin}${path}` } });

  const google: Page = (services, query, decision) => {
    if (decision === null) {
      return page('Sign in with Google', 'This page stands in for Google.', [
        ['continue', 'Continue as Demo Customer'],
        ['deny', 'Deny'],
      ]);
    }
    const state = query.get('state') ?? '';
    const answer = decision === 'continue' ? { code: services.accounts.issueGoogleCode() } : { error: 'access_denied' };
    return back(`/authenticate?${new URLSearchParams({ ...answer, state }).toString()}`);
  };

  const checkout: Page = async ({ payments }, query, decision) => {
    const orderId = query.get('orderId') ?? '';
    const choice = (['pay', 'decline', 'abandon'] as const).find((known) => known === decision);
    if (choice) return back(await payments.settle(orderId, choice));
    const { id, total } = await payments.order(orderId);
    return page('Checkout', `This page stands in for the hosted checkout. Order ${id}.`, [
      ['pay', `Pay ${usd.format(toDollars(total))}`],
      ['decline', 'Decline Payment'],
      ['abandon', 'Back to Shop'],
    ]);
  };

  const pages = new Map<string, Page>([
    ['/demo/google', google],
    ['/demo/checkout', checkout],
    ['/', () => back('/')],
  ]);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const shown = pages.get(pathname);
    if (!shown) return new Response('There is no such page.', { status: 404 });
    const decision = request.method === 'POST' ? new URLSearchParams(await request.text()).get('decision') : null;
    return shown(await backend.services(), searchParams, decision);
  };
}

function page(title: string, text: string, buttons: readonly (readonly [string, string])[]): Response {
  const controls = buttons.map(([value, name]) => `<button name="decision" value="${value}">${escaped(name)}</button>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><h1>${escaped(title)}</h1><p>${escaped(text)}</p>
<form method="post">${controls.join(' ')}</form></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
