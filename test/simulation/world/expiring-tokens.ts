const tokenLifetime = 60 * 60 * 1000;

/** Matches a token of the mock services and a JWT of the reference backend. */
const issuedToken = /demo\.[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** The tokens say when they expire, as a JWT does, on the clock of the services. */
export async function issueTokens(response: Response, now: Date, sayWhenIssued: boolean): Promise<Response> {
  const exp = (now.getTime() + tokenLifetime) / 1000;
  const iat = sayWhenIssued ? now.getTime() / 1000 : undefined;
  const text = await response.text();
  return new Response(
    text.replace(issuedToken, (token) => `h.${btoa(JSON.stringify({ iat, exp, token }))}.s`),
    { status: response.status },
  );
}

/** Undefined once the token has expired. */
export function acceptToken(request: Request, now: Date): Request | undefined {
  const payload = /^Bearer h\.(.+)\.s$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (payload === undefined) return request;
  const { exp, token }: { exp: number; token: string } = JSON.parse(atob(payload));
  if (exp * 1000 <= now.getTime()) return undefined;
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
