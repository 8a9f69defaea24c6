import type { Container } from 'inversify';
import { createElement } from 'react';
import type { LegalText, LegalTexts } from '../domain/shop/shop-profile';
import { loadLegalTexts } from './profiles';
import { tokens } from './tokens';

/** A page of the shop's own words, loaded together with them. */
export async function legalPart(
  container: Container,
  title: string,
  path: string,
  textOf: (texts: LegalTexts) => LegalText,
) {
  const [{ LegalScreen }, texts] = await Promise.all([
    import('../ui/info/legal-screen'),
    loadLegalTexts(container.get(tokens.settings).profile),
  ]);
  const component = () => createElement(LegalScreen, { title, path, text: textOf(texts) });
  return { part: { component, modules: [] } };
}
