import { isThisComputer } from '../../domain/shared/this-computer';

/**
 * The URL may be absolute or relative to the service, and http becomes https. The result is undefined for a URL of
 * another kind, even `data:`. The content policy allows http pictures only from this computer and the shop's own host.
 */
export function secureUrl(path: string, baseUrl: string): string | undefined {
  if (path.trim() === '' || !URL.canParse(path, `${baseUrl}/`)) return undefined;
  const url = new URL(path, `${baseUrl}/`);
  if (url.protocol === 'http:' && !mayBeInsecure(url, baseUrl)) url.protocol = 'https:';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

function mayBeInsecure({ hostname, origin }: URL, baseUrl: string): boolean {
  return isThisComputer(hostname) || origin === new URL(baseUrl).origin;
}
