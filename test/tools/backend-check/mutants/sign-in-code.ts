const person = { email: 'zoe.kim@example.com', givenName: 'Zoë', familyName: 'Kim' };
const maxPages = 12;

/** Signs in at the development provider as a browser does; undefined if no code comes back. */
export async function signInCode(origin: string, shopOrigin: string): Promise<string | undefined> {
  const reply = await fetch(`${origin}/api/v1/auth/oauth/google`).then((response) => response.json());
  const cookies = new Map<string, string>();
  let url = new URL(reply.authUrl);
  let init: RequestInit = {};
  for (let page = 0; page < maxPages; page++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const written of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(written) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    init = location === null ? { method: 'POST', body: new URLSearchParams(person) } : {};
    url = new URL(location ?? url, url);
    if (url.origin === shopOrigin) return url.searchParams.get('code') ?? undefined;
  }
  return undefined;
}
