/** Runs in the page: what no screen of the shop may show, a sentence each. */
export function brokenPromises(): readonly string[] {
  const found: string[] = [];
  const spoken = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  for (const text of [document.title, document.body.innerText, ...spoken]) {
    const wrong = /.{0,20}(?:\bundefined\b|\bNaN\b|\[object |[-−]\$|\bInfinity\b|Invalid Date).{0,20}/.exec(text);
    if (wrong) found.push(`shows '${wrong[0]}'`);
  }
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  if (headings.length !== 1) found.push(`has ${headings.length} headings of level 1`);
  if (headings.some((heading) => heading.innerText.trim() === '')) found.push('has an empty heading');
  const [heading] = headings;
  if (document.title.trim() === '') found.push('has no title');
  else if (heading && !isTold(heading.innerText.trim()))
    found.push(`has the title '${document.title}' and the heading '${heading.innerText}'`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`is ${scrollWidth - clientWidth} px wider than the window`);
  return found;

  function isTold(text: string): boolean {
    const [title = ''] = document.title.split(' · ');
    const isFeedback = title === 'Feedback' && text === 'Tell us how it was';
    return isFeedback || document.title.includes(text) || text.startsWith(title);
  }
}
