import { routes } from '../shared/paths';
import type { Report } from './ports';

interface ErrorReport {
  readonly kind: 'error';
  readonly name: string;
  /** Places in the shop's scripts, like `5f9d812666a9.js:1:2345`, the innermost first. */
  readonly at: readonly string[];
}

/** Holds nothing that a customer typed or a service replied. An error's message may quote both, so it is left out. */
export type SentReport = { readonly page: string } & (ErrorReport | Exclude<Report, { kind: 'error' }>);

const maxPlaces = 5;

/** `path` is that of the page. The folder of the shop is left out. */
export function sentReport(report: Report, path: string): SentReport {
  const page = Object.values<string>(routes).find((route) => route === path) ?? 'other';
  switch (report.kind) {
    case 'error':
      return { kind: 'error', page, ...nameAndPlaces(report.error) };
    case 'vital':
      return { ...report, page, value: Math.round(report.value * 1000) / 1000 };
    case 'unreadable':
    case 'notLoaded':
    case 'step':
      return { ...report, page };
  }
}

function nameAndPlaces(error: unknown): Pick<ErrorReport, 'name' | 'at'> {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { name, message, stack = '' } = error;
  const places = stack.replace(message, '').match(/[\w.-]+\.js:\d+:\d+/g) ?? [];
  return { name: /^[A-Z][A-Za-z]*Error$/.test(name) ? name : 'Error', at: places.slice(0, maxPlaces) };
}
