/** Runs in the page, before its scripts. Any later page can read what is stored. */
export function collectErrors(): void {
  const key = 'journey.errors';
  const add = (error: string) => {
    const errors: string[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([...errors, `${location.pathname}: ${error}`]));
  };
  addEventListener('error', ({ message }) => add(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    add(`violates ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
  const toldWithCause = (word: unknown): string =>
    word instanceof Error && word.cause !== undefined
      ? `${word} because of ${toldWithCause(word.cause)}`
      : String(word);
  let isBeingLeft = false;
  addEventListener('beforeunload', () => (isBeingLeft = true));
  addEventListener('pageshow', () => (isBeingLeft = false));
  const { error } = console;
  console.error = (...words: readonly unknown[]) => {
    const line = words.map(toldWithCause).join(' ');
    // Browsers stop the loads of a page that is being left.
    if (!isBeingLeft || !line.includes('cannot be loaded')) add(`console: ${line}`);
    error(...words);
  };
}

export function collectedErrors(): readonly string[] {
  return JSON.parse(localStorage.getItem('journey.errors') ?? '[]');
}
