import { hostHeaders } from '../../site/security-policy.ts';

interface HostedSite {
  /** Each file's URL begins with the base: `/` or `/shop/`. */
  readonly base: string;
  readonly root: string;
  readonly port: number;
  readonly nginxHasBrotli?: boolean | undefined;
  readonly hsts?: boolean | undefined;
  readonly coop?: boolean | undefined;
}

const forEver = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';
/** nginx sends a charset with these types, so that browsers need not guess the encoding. */
const textTypes = 'text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml';

const headersOf = ({ hsts, coop }: Pick<HostedSite, 'hsts' | 'coop'>) =>
  Object.entries({
    ...hostHeaders,
    ...(hsts ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    ...(coop ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
  });

const folderOf = (base: string) => base.slice(0, -1) || undefined;

/** A location that adds a header inherits none, so each location repeats all of them. */
export function nginxConf(site: HostedSite): string {
  const { base, root, port, nginxHasBrotli = false } = site;
  const send = (cache: string) =>
    [
      ...headersOf(site).map(([name, value]) => `add_header ${name} "${value}" always;`),
      `add_header Cache-Control "${cache}";`,
    ].join('\n    ');
  const folder = folderOf(base);
  const outside =
    folder === undefined
      ? ''
      : `
  location = ${folder} {
    ${send(askEachTime)}
    return 301 ${base};
  }
  location / {
    ${send(askEachTime)}
    return 404;
  }`;
  const withoutBase = `rewrite ^${base}(.*)$ /$1 break;\n    `;
  return `# Goes into the http block of nginx, for example as /etc/nginx/conf.d/shop.conf.
server {
  listen ${port};
  root "${root}";
  # Compressed files are beside the others.
  ${nginxHasBrotli ? 'brotli_static on;' : '# With the Brotli module (Debian: libnginx-mod-http-brotli-static): brotli_static on;'}
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes};
${outside}
  location ${base} {
    ${withoutBase}${send(askEachTime)}
    try_files $uri $uri.html @home;
  }
  # A file that is not there is not a page.
  location ~ ^${base}.*\\.\\w+$ {
    ${withoutBase}${send(askEachTime)}
    try_files $uri =404;
  }
  location = ${base}manifest.webmanifest {
    ${withoutBase}types {}
    default_type application/manifest+json;
    ${send(askEachTime)}
  }
  location ^~ ${base}assets/ {
    ${withoutBase}${send(forEver)}
    try_files $uri =404;
  }
  location @home {
    ${send(askEachTime)}
    rewrite ^ /index.html break;
  }
}
`;
}

export function caddyfile(site: HostedSite): string {
  const { base, root, port } = site;
  const folder = folderOf(base);
  const [redirect, outside] =
    folder === undefined ? ['', ''] : [`\n\tredir ${folder} ${base} permanent`, '\n\thandle {\n\t\terror 404\n\t}'];
  return `# SHOP_ADDRESS is the shop's name on the internet, for which Caddy gets a certificate, or a port.
{
	admin off
}
{$SHOP_ADDRESS::${port}} {
	root * "{$SHOP_ROOT:${root}}"
	header {
		${headersOf(site)
      .map(([name, value]) => `${name} "${value}"`)
      .join('\n\t\t')}
	}${redirect}
	@assets path ${base}assets/*
	@others not path ${base}assets/*
	header @assets Cache-Control "${forEver}"
	header @others Cache-Control "${askEachTime}"
	header ${base}manifest.webmanifest Content-Type application/manifest+json
	handle_path ${base}* {
		# A file that is not there is not a page.
		@file path_regexp ^/assets/|\\.\\w+$
		handle @file {
			file_server {
				precompressed br gzip
			}
		}
		handle {
			try_files {path} {path}.html /index.html
			file_server {
				precompressed br gzip
			}
		}
	}${outside}
	handle_errors {
		header Cache-Control "${askEachTime}"
		respond "{err.status_code}"
	}
}
`;
}

export function headersFile(site: Pick<HostedSite, 'base' | 'hsts' | 'coop'>): string {
  return [
    '/*',
    ...headersOf(site).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${askEachTime}`,
    `${site.base}assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${forEver}`,
    '',
  ].join('\n');
}

/** Netlify and Cloudflare Pages prefer an existing file to a redirect. */
export function redirectsFile({ base }: Pick<HostedSite, 'base'>): string {
  const folder = folderOf(base);
  const redirect = folder === undefined ? '' : `${folder} ${base} 301\n`;
  return `${redirect}${base}assets/* ${base}404.html 404\n${base}* ${base}index.html 200\n`;
}
