import type { Page } from '@playwright/test';
import type { ControlName } from './step';

export interface Control extends ControlName {
  readonly kind: 'press' | 'type' | 'choose';
  readonly isInDialog: boolean;
  readonly isRequired: boolean;
  readonly value: string;
  readonly options: number;
}

/** The controls that a customer can use now, those of the top dialog if there is one. As text, which crosses faster. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  return JSON.parse(await page.evaluate<string>(`JSON.stringify((${controlsOnPage.toString()})())`));
}

/** `reach` runs in the page, with the position of the control. Undefined if the page has no such control now. */
export async function reachControl<Reached>(
  page: Page,
  { role, name, nth }: ControlName,
  reach: (position: number) => Reached,
): Promise<Reached | undefined> {
  const wanted = JSON.stringify([role, name, nth]);
  return page.evaluate<Reached | undefined>(`(() => {
    const controls = (${controlsOnPage.toString()})();
    const position = controls.findIndex(({ role, name, nth }) => JSON.stringify([role, name, nth]) === ${JSON.stringify(wanted)});
    return position < 0 ? undefined : (${reach.toString()})(position);
  })()`);
}

/** Runs in the page. */
function controlsOnPage(): readonly Control[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const root = dialog ?? document;
  const seen = new Map<string, number>();
  const elements: Element[] = [];
  const controls: Control[] = [];
  const selector = 'a[href], button, input, select, textarea, summary';
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const isOff = element.matches(':disabled, [aria-disabled=true], [aria-busy=true], [type=hidden], [type=file]');
    if (isOff || element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element instanceof HTMLAnchorElement && isElsewhere(element)) continue;
    const role = roleOf(element);
    const name = nameOf(element).replaceAll(/\s+/g, ' ').trim();
    const nth = seen.get(`${role} ${name}`) ?? 0;
    seen.set(`${role} ${name}`, nth + 1);
    elements.push(element);
    controls.push({
      role,
      name,
      nth,
      kind: kindOf(element, role),
      isInDialog: dialog !== undefined,
      isRequired: 'required' in element && element.required === true,
      value: 'value' in element ? String(element.value) : '',
      options: element instanceof HTMLSelectElement ? element.options.length : 0,
    });
  }
  Object.assign(globalThis, { roamElements: elements });
  return controls;

  function isElsewhere({ origin, protocol, href, target }: HTMLAnchorElement): boolean {
    return !/^https?:$/.test(protocol) || (origin !== location.origin && !href.includes('127.0.0.1')) || target !== '';
  }

  function kindOf(element: Element, role: string): Control['kind'] {
    if (element instanceof HTMLSelectElement) return 'choose';
    if (/textbox|searchbox|spinbutton|combobox|date/.test(role)) return 'type';
    return 'press';
  }

  function roleOf(element: Element): string {
    const given = element.getAttribute('role');
    if (given) return given;
    if (element instanceof HTMLInputElement) {
      const roles: Readonly<Record<string, string>> = {
        checkbox: 'checkbox',
        radio: 'radio',
        search: 'searchbox',
        number: 'spinbutton',
        submit: 'button',
        button: 'button',
        date: 'date',
        range: 'slider',
      };
      return roles[element.type] ?? 'textbox';
    }
    const roles: Readonly<Record<string, string>> = {
      a: 'link',
      button: 'button',
      select: 'combobox',
      textarea: 'textbox',
      summary: 'button',
    };
    return roles[element.localName] ?? 'generic';
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element);
  }

  function textOf(node: Node | null): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.matches('[aria-hidden=true], input, select, textarea, svg, style')) return '';
    if (node instanceof HTMLImageElement) return node.alt;
    const label = node.getAttribute('aria-label');
    if (label) return label;
    const isBlock = !/^(?:span|bdi|b|strong|em|small|a|time|abbr|font)$/.test(node.localName);
    const text = [...node.childNodes].map(textOf).join('');
    return isBlock ? ` ${text} ` : text;
  }
}

/** Runs in the page, after `controlsOnPage`. Where a pointer must press, null if it moves or something covers it. */
export function aimAt(position: number): { readonly x: number; readonly y: number } | null {
  const elements: readonly Element[] = Reflect.get(globalThis, 'roamElements') ?? [];
  const element = elements[position];
  if (!(element instanceof HTMLElement)) return null;
  const isHidden = element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === '0';
  const face = (isHidden && element.closest('label')) || element;
  const isMoving = document.getAnimations().some(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target?.contains(face) === true && effect?.getTiming().iterations === 1;
  });
  if (isMoving) return null;
  face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = face.getClientRects()[0] ?? face.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(face.contains(hit) || element.closest('label')?.contains(hit))) return null;
  Object.assign(globalThis, { roamChanges: 0, roamPressed: element });
  return { x, y };
}

/** Runs in the page, after `controlsOnPage`. */
export function focusOn(position: number): boolean {
  const elements: readonly Element[] = Reflect.get(globalThis, 'roamElements') ?? [];
  const element = elements[position];
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  Object.assign(globalThis, { roamChanges: 0, roamPressed: element });
  return document.activeElement === element;
}

/** Runs in the page, before its scripts: counts what changes, so that a press without an effect is noticed. */
export function watchChanges(): void {
  // A page of no origin, such as the first of a tab.
  if (location.protocol === 'about:') return;
  Object.assign(globalThis, { roamChanges: 0, roamDocument: crypto.getRandomValues(new Uint32Array(1))[0] });
  const count = () => void Reflect.set(globalThis, 'roamChanges', Number(Reflect.get(globalThis, 'roamChanges')) + 1);
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (const kind of ['scroll', 'change', 'toggle', 'copy', 'popstate', 'hashchange'])
    addEventListener(kind, count, { capture: true });
  addEventListener('focusin', ({ target }) => {
    if (target !== Reflect.get(globalThis, 'roamPressed')) count();
  });
  for (const name of ['print', 'open']) Reflect.set(globalThis, name, count);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`violates ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
  const { error } = console;
  // Firefox tells of an error object only that it is one.
  console.error = (...words: readonly unknown[]) => error(...words.map(String));
  addEventListener('unhandledrejection', ({ reason }) => console.error(`unhandled: ${String(reason)}`));
}
