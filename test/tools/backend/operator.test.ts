import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pgLite } from '../../../src/tools/backend/database/pglite';
import { decide, kitchenToken, placeOrder, placePaid, register, runBackend, statusOf } from './support/running-backend';

const [, page = ''] = readFileSync('src/tools/backend/README.md', 'utf8').split('## For the operator\n');

/** The statements of one line of the page, as an operator copies them. */
function statementsOf(what: string): readonly string[] {
  const line = page.split('\n').find((one) => one.split('|')[1]?.trim() === what) ?? '';
  return [...line.matchAll(/`((?:select|update) [^`]+)`/g)].map(([, sql = '']) => sql);
}

const neverSent = () => undefined;

describe("the operator's page", () => {
  it('finds the payment that stalls, and asks for it at once', async () => {
    const backend = await runBackend({ deliver: neverSent });
    const { token } = await register(backend);
    const [stalled] = [await placeOrder(backend, token, { soup: 1 }), await placeOrder(backend, token, { soup: 1 })];
    await decide(stalled.url, 'pay');
    await backend.store.query("update orders set created_at = now() - interval '66 minutes' where id = $1", [
      stalled.id,
    ]);
    await backend.store.query(
      "update outbox set send_at = now() + interval '5 minutes', attempts = 9 where kind = 'ask'",
    );
    const [find = '', askAtOnce = ''] = statementsOf('payments that stall');
    expect(await backend.store.query(find)).toEqual([
      { id: stalled.id, status: 'PENDING_PAYMENT', attempts: 9, send_at: expect.any(Date), error: null },
    ]);
    await backend.store.query(askAtOnce.replace('SB-…', stalled.id));
    await backend.work();
    expect(await statusOf(backend, token, stalled.id)).toBe('PAID');
    expect(await backend.store.query(find)).toEqual([]);
  });

  it('finds the mail that stalls, and sends it at once', async () => {
    let isRepaired = false;
    const send = () => (isRepaired ? Promise.resolve() : Promise.reject(new Error('The server is away.')));
    const backend = await runBackend({ post: { send }, workPeriod: 0 });
    const { token } = await register(backend);
    await backend.store.query('update customers set confirmed_email = email');
    await backend.store.query("delete from outbox where kind = 'mail'");
    const { id } = await placePaid(backend, token, { soup: 1 });
    const [find = '', sendAtOnce = ''] = statementsOf('refunds and mails that stall');
    expect(await backend.store.query(find)).toEqual([
      expect.objectContaining({ id: `mail ${id}`, error: 'Error: The server is away.' }),
    ]);
    isRepaired = true;
    await backend.store.query(sendAtOnce.replace('…', `mail ${id}`));
    await backend.work();
    expect(await backend.store.query(find)).toEqual([]);
  });

  it('restores a database of which no mail and no money leaves a second time', async () => {
    const backend = await runBackend({ deliver: neverSent, workPeriod: 0 });
    const { token } = await register(backend);
    await backend.store.query('update customers set confirmed_email = email');
    const { id } = await placePaid(backend, token, { soup: 1 });
    await backend.request(`POST /kitchen/orders/${id}/reject`, { token: kitchenToken });
    await backend.work();
    const [session] = backend.sessions.values();
    expect([session?.refunded, backend.mails.length]).toEqual([1085, 3]);
    await backend.store.query("update outbox set send_at = now() where kind <> 'ask'");
    const [withoutMails = ''] = statementsOf('restore');
    await backend.store.query(withoutMails);
    await backend.work();
    expect([session?.refunded, backend.mails.length]).toEqual([1085, 3]);
    expect(backend.log).toEqual([]);
  });

  it('ends every session at once', async () => {
    const backend = await runBackend();
    const { token } = await register(backend);
    for (const statement of statementsOf('end every session')) await backend.store.query(statement);
    expect((await backend.request('GET /api/v1/user/profile', { token })).status).toBe(401);
  });

  it('reads orders from a copy of the folder of PGlite, by the command of the page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'operator-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const database = await pgLite(folder);
    const backend = await runBackend({ database: { ...database, close: () => Promise.resolve() } });
    const { token } = await register(backend);
    const { id } = await placeOrder(backend, token, { soup: 1 });
    await database.close();
    const copy = `${folder}/copy`;
    cpSync(`${folder}/database`, copy, { recursive: true });
    const [, command = ''] = /```sh\n([^]+?)\n```/.exec(page) ?? [];
    const shown = execFileSync('sh', ['-c', command.replace('.data/cookies/database', copy)], { encoding: 'utf8' });
    expect(shown).toContain(id);
    expect(shown).toContain('PENDING_PAYMENT');
  });
});
