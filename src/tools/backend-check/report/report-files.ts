import { curlOf } from './curl';
import type { Finding } from '../rules/finding';
import { formatDifference, helpFor, isFailure, titleOf } from './report';

export function jsonReport(findings: readonly Finding[], strict: boolean): string {
  const rows = findings.map((finding) => {
    const { description, title, verdict, notices, customerReads, exchange } = finding;
    return {
      call: description.name,
      method: description.call.method,
      path: description.call.path,
      title,
      optional: description.optional ?? false,
      failed: isFailure(finding, strict),
      verdict,
      notices,
      customerReads,
      ...(exchange
        ? { status: exchange.answer?.response.status, milliseconds: exchange.milliseconds, curl: curlOf(exchange) }
        : {}),
    };
  });
  return `${JSON.stringify({ failed: rows.filter(({ failed }) => failed).length, findings: rows }, null, 2)}\n`;
}

export function junitReport(findings: readonly Finding[], strict: boolean): string {
  const failures = findings.filter((finding) => isFailure(finding, strict)).length;
  const skipped = findings.filter((finding) => isSkipped(finding, strict)).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `<testsuite name="backend check" tests="${findings.length}" failures="${failures}" skipped="${skipped}">`,
    ...findings.map((finding) => testCase(finding, strict)),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(finding: Finding, strict: boolean): string {
  const { description, verdict, notices, exchange } = finding;
  const lines = [...(verdict.kind === 'differs' ? verdict.differences : []), ...notices].map(formatDifference);
  const reason = verdict.kind === 'notChecked' ? verdict.reason : 'not implemented';
  const text = escapeXml([...lines, ...helpFor(finding)].join('\n'));
  const body = isFailure(finding, strict)
    ? `<failure message="${escapeXml(lines[0] ?? reason)}">${text}</failure>`
    : isSkipped(finding, strict)
      ? `<skipped message="${escapeXml(reason)}"/>`
      : notices.length > 0
        ? `<system-out>${escapeXml(lines.join('\n'))}</system-out>`
        : '';
  const seconds = ((exchange?.milliseconds ?? 0) / 1000).toFixed(3);
  return `<testcase classname="${description.group}" name="${escapeXml(titleOf(finding))}" time="${seconds}">${body}</testcase>`;
}

function isSkipped(finding: Finding, strict: boolean): boolean {
  const { kind } = finding.verdict;
  return (kind === 'notChecked' || kind === 'notImplemented') && !isFailure(finding, strict);
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
