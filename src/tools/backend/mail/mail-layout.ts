import { escapeHtml } from '../../server/choice-page';
import type { Mail } from './post';

/** A line of a bill: what it is, and the sum. */
export type BillLine = readonly [what: string, sum: string];

export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly bill?: readonly BillLine[];
  readonly link?: { readonly text: string; readonly url: string };
  readonly ending: string;
}

/** Writes one content as text and as HTML, without pictures, scripts and anything from elsewhere. */
export function laidOutMail(content: MailContent): Omit<Mail, 'id' | 'to'> {
  const { subject, greeting, paragraphs, bill = [], link, ending } = content;
  const width = Math.max(0, ...bill.map(([what]) => what.length));
  const text = [
    greeting,
    ...paragraphs,
    ...(bill.length > 0 ? [bill.map(([what, sum]) => `${what.padEnd(width)}  ${sum}`).join('\n')] : []),
    ...(link ? [`${link.text}: ${link.url}`] : []),
    ending,
  ].join('\n\n');
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const row = ([what, sum]: BillLine) =>
    `<tr><td style="padding:4px 24px 4px 0">${escapeHtml(what)}</td><td style="text-align:right">${escapeHtml(sum)}</td></tr>`;
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:36em">',
    ...[greeting, ...paragraphs].map(paragraph),
    ...(bill.length > 0 ? [`<table>${bill.map(row).join('')}</table>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
    paragraph(ending),
    '</body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}
