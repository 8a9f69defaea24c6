import { computeAccessibleName } from 'dom-accessibility-api';
import type { Target } from '../../e2e/journeys/support/shop-window';

/** Elements that have a role without an attribute. */
const elementsWithRole: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'body header:not(:is(main, article, section, dialog) header)',
  button: 'button, summary, input[type=submit], input[type=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img[alt]:not([alt=""])',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby]',
  status: 'output',
  table: 'table',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel]',
};

const labelled = 'input:not([type=hidden]), select, textarea, [aria-label], [aria-labelledby]';

/** The shown elements that a target means, in the order of the page. */
export function findTargets(document: Document, target: Target): readonly HTMLElement[] {
  const [place] = target.within ? findTargets(document, target.within) : [document.body];
  if (!place) return [];
  const found = elementsOf(place, target).filter(isShown);
  return 'control' in target ? found.toReversed() : found;
}

function elementsOf(place: HTMLElement, target: Target): readonly HTMLElement[] {
  if ('role' in target) return withRole(place, [target.role], target.name);
  if ('control' in target) return withRole(place, ['button', 'link'], target.control);
  if ('label' in target)
    return [...place.querySelectorAll<HTMLElement>(labelled)].filter((element) => isNamed(element, target.label));
  return withWords(place, target.text);
}

/** What has one of the roles, in one look at the page: to look for elements takes longer than to read their names. */
function withRole(
  place: HTMLElement,
  roles: readonly string[],
  name: string | RegExp | undefined,
): readonly HTMLElement[] {
  const selectors = roles.flatMap((role) => [`[role=${role}]`, elementsWithRole[role] ?? []]).flat();
  return [...place.querySelectorAll<HTMLElement>(selectors.join(', '))].filter(
    (element) =>
      roles.includes(element.getAttribute('role') ?? roles[0] ?? '') && (name === undefined || isNamed(element, name)),
  );
}

/** The library leaves out the space between two elements of a name. */
function isNamed(element: HTMLElement, name: string | RegExp): boolean {
  const found = computeAccessibleName(element);
  return typeof name === 'string' ? withoutSpaces(found) === withoutSpaces(name) : name.test(found);
}

function withoutSpaces(words: string): string {
  return words.replaceAll(/\s+/g, '');
}

export function wordsOf(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** The innermost elements with these words. */
function withWords(place: HTMLElement, words: string | RegExp): readonly HTMLElement[] {
  const hasThem = (element: Element) =>
    typeof words === 'string'
      ? wordsOf(element).toLowerCase().includes(words.toLowerCase())
      : words.test(wordsOf(element));
  if (typeof words === 'string' && !hasThem(place)) return [];
  const all = [...place.querySelectorAll<HTMLElement>('*:not(script, style)')];
  return all.filter((element) => hasThem(element) && ![...element.children].some(hasThem));
}

export function isShown(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (at.hidden || at.matches('[inert], [aria-hidden=true], dialog:not([open])')) return false;
    if (at.style.display === 'none' || at.style.visibility === 'hidden') return false;
    const parent: HTMLElement | null = at.parentElement;
    if (parent?.matches('details:not([open])') && !at.matches('summary')) return false;
  }
  return true;
}
