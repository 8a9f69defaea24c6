import { readFileSync } from 'node:fs';
import { isKnown } from './browser-data';

/** The page that every page of the shop is made of: its elements, their attributes, and what its viewport asks for. */
export function pageFeatures(): ReadonlyMap<string, readonly string[]> {
  const file = 'src/index.html';
  return new Map(featuresOfPage(readFileSync(file, 'utf8')).map((key) => [key, [file]]));
}

export function featuresOfPage(html: string): readonly string[] {
  const keys = [...html.matchAll(/<([a-z]+)((?:\s+[\w-]+="[^"]*")*)/g)].flatMap(([, tag = '', written = '']) => {
    const element = `html.elements.${tag}`;
    const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
    const isViewport = attributes.some(({ name, value }) => name === 'name' && value === 'viewport');
    const content = attributes.find(({ name }) => name === 'content')?.value ?? '';
    return [
      element,
      ...attributes.flatMap(({ name }) => [`html.global_attributes.${name}`, `${element}.${name}`]),
      ...(isViewport ? viewportKeys(content) : attributes.map(({ name, value }) => `${element}.${name}.${value}`)),
    ];
  });
  return [...new Set(keys)].filter(isKnown);
}

function viewportKeys(content: string): readonly string[] {
  return [...content.matchAll(/([\w-]+)=/g)].map(([, name = '']) => `html.elements.meta.name.viewport.${name}`);
}
