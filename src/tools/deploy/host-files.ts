import { hostHeaders } from '../../build/security-policy.ts';

interface HostedSite {
  /** Each file's URL begins with the base: `/` or `/shop/`. */
  readonly base: string;
  readonly root: string;
  readonly port: number;
  /** Needs the Debian package libnginx-mod-http-brotli-static. */
  readonly nginxHasBrotli?: boolean | undefined;
}

const forEver = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';
const headers = Object.entries(hostHeaders);

/** A location that adds a header inherits none, so each location repeats all of them. */
export function nginxConf({ base, root, port, nginxHasBrotli = false }: HostedSite): string {
  const send = (cache: string) =>
    [
      ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      `add_header Cache-Control "${cache}";`,
    ].join('\n    ');
  const withoutBase = `rewrite ^${base}(.*)$ /$1 break;\n    `;
  return `# Goes into the http block of nginx, for example as /etc/nginx/conf.d/shop.conf.
server {
  listen ${port};
  root ${root};
  # Compressed files are beside the others.
  ${nginxHasBrotli ? 'brotli_static on;' : '# With the Brotli module (Debian: libnginx-mod-http-brotli-static): brotli_static on;'}
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;

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

export function caddyfile({ base, root, port }: HostedSite): string {
  return `# SHOP_ADDRESS is the shop's name on the internet, for which Caddy gets a certificate, or a port.
{
	admin off
}
{$SHOP_ADDRESS::${port}} {
	root * {$SHOP_ROOT:${root}}
	header {
		${headers.map(([name, value]) => `${name} "${value}"`).join('\n\t\t')}
	}
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
	}
	handle_errors {
		header Cache-Control "${askEachTime}"
		respond "{err.status_code}"
	}
}
`;
}

export function headersFile({ base }: Pick<HostedSite, 'base'>): string {
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${askEachTime}`,
    `${base}assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${forEver}`,
    '',
  ].join('\n');
}

/** Netlify and Cloudflare Pages prefer an existing file to a redirect. */
export function redirectsFile({ base }: Pick<HostedSite, 'base'>): string {
  return `${base}assets/* ${base}404.html 404\n${base}* ${base}index.html 200\n`;
}
