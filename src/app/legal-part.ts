import type { Container } from 'inversify';
import { createElement } from 'react';
import type { LegalText, LegalTexts } from '../domain/shop/shop-profile';
import { loadLegalTexts } from './profiles';
import { tokens } from './tokens';

/** A page of the shop's own words, loaded together with them. */
export async function legalScreen(
  container: Container,
  title: string,
  path: string,
  textOf: (texts: LegalTexts) => LegalText,
) {
  const [{ LegalScreen }, texts] = await Promise.all([
    import('../ui/screens/legal-screen'),
    loadLegalTexts(container.get(tokens.settings).profile),
  ]);
  return function LegalPage() {
    return createElement(LegalScreen, { title, path, text: textOf(texts) });
  };
}
