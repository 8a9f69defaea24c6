import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../../src/tools/backend-check/report/report';
import { jsonReport, junitReport } from '../../../../src/tools/backend-check/report/report-files';
import type { Fault } from '../../../../src/tools/mock-api/faults';
import { checkMockApi } from '../check-mock-api';

const set = (fields: Readonly<Record<string, unknown>>): Fault => ({ kind: 'fields', set: fields });

async function failureOf(name: string, call: string, fault: Fault, write = true): Promise<string> {
  const { failures } = await checkMockApi({ write, faults: { [call]: fault }, plan: { only: [name] } });
  return failures.join('\n');
}

describe('the report of a failure', () => {
  it('says what came, what was expected and why, what the customer reads, and how to repeat it', async () => {
    const fault = set({ 'scheduledMenusDetails.1.price': '2.25' });
    const text = await failureOf('menu.today', 'GET /api/v1/admin/menu-schedule/today', fault, false);
    expect(text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' '))).toEqual([
      'GET /api/v1/admin/menu-schedule/today differs',
      'scheduledMenusDetails[1].price: expected number, got "2.25"',
      'specification: A menu item is dropped if it lacks an id or name, or its price is not a number or is below 0.',
      'the customer reads no error',
      expect.stringMatching(
        /^came: 200 \{ successResponse, errorMessage, scheduledMenusDetails: \[3 × \{ menuItemId, /,
      ),
      "curl -i 'https://api.test/api/v1/admin/menu-schedule/today' -H 'accept: application/json'",
    ]);
  });

  it('folds rows that differ in the same way', async () => {
    const prices = { 'orders.0.totalAmount': '1', 'orders.1.totalAmount': '2', 'orders.2.totalAmount': '3' };
    const text = await failureOf('order.mine', 'GET /api/v1/orders/me', set(prices));
    expect(text).toContain('orders[0].totalAmount and 2 more rows: expected number, got "1"');
    expect(text).not.toContain('orders[1].totalAmount');
  });

  it.each<[string, string, Fault, string]>([
    [
      'order.mine',
      'GET /api/v1/orders/me',
      { kind: 'status', status: 503 },
      'Server Error. Something broke on our side, not on yours. Try again in a moment. HTTP 503: Service Unavailable',
    ],
    [
      'menu.today',
      'GET /api/v1/admin/menu-schedule/today',
      { kind: 'body', body: '{}' },
      'Menu Unavailable. Failed to fetch menu',
    ],
    [
      'menu.today',
      'GET /api/v1/admin/menu-schedule/today',
      { kind: 'refuse' },
      'Unable to Load. Network connection error.',
    ],
    [
      'order.place',
      'POST /api/v1/orders',
      set({ 'paymentCheckout.url': 'http://pay.test' }),
      'Checkout Failed. Invalid payment checkout URL',
    ],
    [
      'account.googleAuthUrl',
      'GET /api/v1/auth/oauth/google',
      set({ 'data.authUrl': '/' }),
      'Failed to get Google authentication URL',
    ],
    [
      'account.profile',
      'GET /api/v1/user/profile',
      { kind: 'status', status: 401 },
      'Your session has expired. Please sign in again.',
    ],
  ])('quotes the shop: %s %s', async (name, call, fault, words) => {
    expect(await failureOf(name, call, fault)).toContain(`the customer reads: ${words}`);
  });

  it('shows the body of a refusal', async () => {
    const fault: Fault = { kind: 'status', status: 400, body: '{"message":"street is required"}' };
    const text = await failureOf('order.place', 'POST /api/v1/orders', fault);
    expect(text).toContain('came: 400 {"message":"street is required"}');
  });

  it('writes the signs that would rule the terminal, and the lines of the reply, as JSON does', async () => {
    const body = '\u001b[2Jgone\r\nPOST /api/v1/orders conforms\u009b1A \u202e';
    const text = await failureOf('order.place', 'POST /api/v1/orders', { kind: 'status', status: 400, body });
    const written = String.raw`came: 400 \u001b[2Jgone\r\nPOST /api/v1/orders conforms\u009b1A \u202e`;
    expect(text.split('\n').map((line) => line.trim())).toContain(written);

    const key = set({ 'scheduledMenusDetails.1.price': '\u009b2J\u202e' });
    expect(await failureOf('menu.today', 'GET /api/v1/admin/menu-schedule/today', key, false)).toContain(
      String.raw`expected number, got "\u009b2J\u202e"`,
    );
  });

  it('repeats an order with its body and key, and without the token', async () => {
    const text = await failureOf('order.place', 'POST /api/v1/orders', { kind: 'status', status: 500 });
    const curl = text.split('\n').find((line) => line.includes('curl')) ?? '';
    expect(curl).toContain(`curl -i -X POST 'https://api.test/api/v1/orders'`);
    expect(curl).toContain(`-H "authorization: Bearer $CHECK_TOKEN"`);
    expect(curl).toContain(`-H 'idempotency-key: 11111111-1111-4111-8111-111111111111'`);
    expect(curl).toContain(`-d '{"channel":"WEB",`);
  });

  it('repeats an upload with its file', async () => {
    const text = await failureOf('account.uploadAvatar', 'POST /api/v1/user/avatar', { kind: 'status', status: 500 });
    expect(text).toContain(`-F 'file=@me.png;type=image/png'`);
  });
});

describe('the files', () => {
  const faults = {
    'GET /api/v1/menu-types': set({ 'data.menuTypes': 5 }),
    'GET /api/v1/orders': set({ 'orders.0.currency': '<$>' }),
  };

  it('JSON holds every finding', async () => {
    const { findings } = await checkMockApi({ faults });
    const report = JSON.parse(jsonReport(findings, false));
    expect(report.failed).toBe(1);
    expect(report.findings).toHaveLength(findings.length);
    expect(report.findings.find(({ failed }: { failed: boolean }) => failed)).toMatchObject({
      call: 'menu.types',
      status: 200,
      verdict: { kind: 'differs', differences: [{ field: 'menuTypes', expected: 'array', got: '5' }] },
    });
  });

  it('JUnit holds failures, skipped calls and notices', async () => {
    const { findings } = await checkMockApi({ faults });
    const xml = junitReport(findings, false);
    const skipped = findings.filter(({ verdict }) => verdict.kind === 'notChecked').length;
    expect(xml).toContain(`tests="${findings.length}" failures="1" skipped="${skipped}"`);
    expect(xml).toContain('<failure message="menuTypes: expected array, got 5">');
    expect(xml).toContain(
      '<system-out>orders[0].currency: expected an ISO 4217 code like USD, got &quot;&lt;$&gt;&quot;',
    );
  });

  it('JUnit fails notices and required calls that were not checked when it is strict', async () => {
    const { findings } = await checkMockApi({ faults });
    const failed = findings.filter((finding) => isFailure(finding, true)).length;
    expect(failed).toBeGreaterThan(30);
    expect(junitReport(findings, true)).toContain(` failures="${failed}"`);
  });
});
