import { kitchenToken, type RunningBackend } from './running-backend';

interface Account {
  readonly name: string;
  readonly secret: string;
}

/** The headers that the kitchen's own page sends with every call. */
export interface StaffHeaders extends Readonly<Record<string, string>> {
  readonly Cookie: string;
  readonly Origin: string;
}

export async function signIn({ origin }: RunningBackend, account: Account, headers: Record<string, string> = {}) {
  const reply = await fetch(`${origin}/kitchen/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(account),
  });
  const cookies = reply.headers.getSetCookie();
  const sent: StaffHeaders = { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), Origin: origin };
  return { status: reply.status, cookies, headers: sent };
}

export async function makeOwner(backend: RunningBackend): Promise<Account> {
  const body = { role: 'owner' };
  return (await backend.request('PUT /kitchen/staff/Olga', { token: kitchenToken, body })).reply;
}

export async function asOwner(backend: RunningBackend): Promise<StaffHeaders> {
  return (await signIn(backend, await makeOwner(backend))).headers;
}

export async function makeCook(backend: RunningBackend, headers: StaffHeaders): Promise<Account> {
  return (await backend.request('PUT /kitchen/staff/Cem', { headers, body: { role: 'kitchen' } })).reply;
}

/** Both are signed in, each on a device of their own. */
export async function ownerAndCook(backend: RunningBackend) {
  const owner = await asOwner(backend);
  const cook = (await signIn(backend, await makeCook(backend, owner))).headers;
  return { owner, cook };
}
