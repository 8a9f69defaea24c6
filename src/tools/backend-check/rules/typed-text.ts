import { fieldOf, type Difference } from '../reply';
import type { BackendAnswer } from '../exchange';

/** Matches UTF-8 decoded as Latin-1, and U+FFFD. */
const brokenText = /\ufffd|[ÂÃ][\u0080-\u00bf]|â€/;

export function brokenTextDifferences({ text }: BackendAnswer): readonly Difference[] {
  const found = brokenText.exec(text);
  if (!found) return [];
  const around = text.slice(Math.max(0, found.index - 15), found.index + 15);
  return [{ field: 'characters', expected: 'UTF-8 throughout', got: JSON.stringify(around) }];
}

export function lostFields(sent: Readonly<Record<string, string>>, got: unknown, path: string): readonly Difference[] {
  return Object.entries(sent).flatMap(([name, expected]) => {
    const value = fieldOf(got, name) ?? '';
    if (value === '' || (typeof value === 'string' && isSame(name, value, expected))) return [];
    return [{ field: `${path}${name}`, expected: JSON.stringify(expected), got: JSON.stringify(value) }];
  });
}

/** A service may leave out what it does not keep, yet a driver needs it. */
export function missingFields(
  sent: Readonly<Record<string, string>>,
  got: unknown,
  path: string,
): readonly Difference[] {
  return Object.entries(sent).flatMap(([name, expected]) => {
    const value = fieldOf(got, name) ?? '';
    return value === '' ? [{ field: `${path}${name}`, expected: JSON.stringify(expected), got: 'nothing' }] : [];
  });
}

/** A backend may normalize a phone number and an email address. */
function isSame(name: string, got: string, expected: string): boolean {
  if (/phone|mobile/i.test(name)) return digits(got).endsWith(digits(expected));
  return name === 'email' ? got.toLowerCase() === expected.toLowerCase() : got === expected;
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
