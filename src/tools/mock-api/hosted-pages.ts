import type { MockBackend } from '../../adapters/mock/mock-backend';
import type { MockServices } from '../../adapters/mock/mock-services';
import { routes, withQuery } from '../../domain/shared/paths';
import { toDollars, type Cents } from '../../domain/shared/money';
import { choicePage } from '../server/choice-page';
import type { Handler } from './mock-api';

function written(amount: Cents, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(toDollars(amount));
}

type Page = (services: MockServices, query: URLSearchParams, decision: string | null) => Promise<Response> | Response;

export function hostedPages(backend: MockBackend, shopOrigin: string): Handler {
  const redirectToShop = (path: string) =>
    new Response(null, { status: 303, headers: { Location: `${shopOrigin}${path}` } });

  const google: Page = (services, query, decision) => {
    if (decision === null) {
      return renderPage('Sign in with Google', 'This page stands in for Google.', [
        ['continue', 'Continue as Demo Customer'],
        ['deny', 'Deny'],
      ]);
    }
    const state = query.get('state') ?? '';
    const answer = decision === 'continue' ? { code: services.accounts.issueGoogleCode() } : { error: 'access_denied' };
    return redirectToShop(withQuery(routes.authenticate, { ...answer, state }));
  };

  const checkout: Page = async ({ payments }, query, decision) => {
    const orderId = query.get('orderId') ?? '';
    const choice = (['pay', 'decline', 'abandon'] as const).find((known) => known === decision);
    if (choice) return redirectToShop(await payments.settle(orderId, choice));
    const { id, total, currency } = await payments.order(orderId);
    return renderPage('Checkout', `This page stands in for the hosted checkout. Order ${id}.`, [
      ['pay', `Pay ${written(total, currency)}`],
      ['decline', 'Decline Payment'],
      ['abandon', 'Back to Shop'],
    ]);
  };

  const pages = new Map<string, Page>([
    [routes.demoGoogle, google],
    [routes.demoCheckout, checkout],
    [routes.home, () => redirectToShop(routes.home)],
  ]);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const page = pages.get(pathname);
    if (!page) return new Response('There is no such page.', { status: 404 });
    const decision = request.method === 'POST' ? new URLSearchParams(await request.text()).get('decision') : null;
    return page(await backend.services(), searchParams, decision);
  };
}

function renderPage(...page: Parameters<typeof choicePage>): Response {
  return new Response(choicePage(...page), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
