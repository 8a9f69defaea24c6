/**
 * Makes elements of the page where React would describe them: the bundler puts this in the place of `react/jsx-runtime`
 * for the script that draws the first dishes. It knows what the functions in `draw-card.tsx` use, and no more: a part
 * with hooks fails there.
 */
type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Drawn };

const ofSvg = new Set(['svg', 'path']);

export function jsx(kind: string | ((props: Props) => Drawn), { children, ...props }: Props): Drawn {
  if (typeof kind === 'function') return kind({ children, ...props });
  const element = ofSvg.has(kind)
    ? document.createElementNS('http://www.w3.org/2000/svg', kind)
    : document.createElement(kind);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style' && element instanceof HTMLElement) Object.assign(element.style, value);
    else if (isWritten(value)) element.setAttribute(name === 'className' ? 'class' : name, `${value}`);
  }
  element.append(...nodesOf(children));
  return element;
}

export { jsx as jsxs };

export function Fragment({ children }: Props): Drawn {
  return children;
}

/** React's types say that a function gives a description. Here it has drawn nodes, or what makes a text. */
export function nodesOf(drawn: unknown): readonly (Node | string)[] {
  if (Array.isArray(drawn)) return drawn.flatMap(nodesOf);
  if (drawn instanceof Node) return [drawn];
  return isWritten(drawn) && typeof drawn !== 'boolean' && drawn !== '' ? [`${drawn}`] : [];
}

function isWritten(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
