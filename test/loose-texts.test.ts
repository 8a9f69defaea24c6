import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looseTexts } from './support/architecture/loose-texts';
import { sourceModules } from './support/architecture/source-modules';

describe('texts of components', () => {
  it('are alone in an element, where a translator cannot take them from React', () => {
    const components = sourceModules().filter(({ file }) => file.endsWith('.tsx'));
    const found = components.flatMap(({ file }) =>
      looseTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}:${text}`),
    );
    expect(components).not.toEqual([]);
    expect(found).toEqual([]);
  });

  it.each([
    ['beside an icon', '<button><Icon />Add</button>', ['Add']],
    ['beside another text', '<span>{price} each</span>', ['{price}', 'each']],
    ['behind a condition', '<p><b>1</b>{more && "and more"}</p>', ['{more && "and more"}']],
    ['in one branch', '<p><b>1</b>{more ? <i>2</i> : "none"}</p>', ['{more ? <i>2</i> : "none"}']],
    ['of spaces between elements', '<p><b>1</b> <b>2</b></p>', ['']],
    ['of a call', '<p><b>1</b>{format(price)}</p>', ['{format(price)}']],
    ['for each entry of a list', '<p><b>1</b>{days.map((day) => day.name)}</p>', ['{days.map((day) => day.name)}']],
    ['in a fragment', '<>Add</>', ['Add']],
  ])('are refused %s', (_where, jsx, texts) => {
    expect(looseTexts('part.tsx', `const part = ${jsx};`)).toEqual(texts.map((text) => `1: ${text}`));
  });

  it.each(['"Add"', '`Add ${item}`', 'isNew ? "New" : <b>Old</b>', 'parts.map((part) => part)'])(
    'are refused as the whole of a component: %s',
    (result) => {
      expect(looseTexts('part.tsx', `function Part() {\n  return ${result};\n}`)).toEqual([`2: ${result}`]);
    },
  );

  it.each([
    ['one text', '<b>Add</b>'],
    ['one value', '<b>{price}</b>'],
    ['one template', '<b>{`${price} each`}</b>'],
    ['elements', '<p>\n  <b>1</b>\n  {more ? <i>2</i> : undefined}\n  {days.map((day) => <i>{day}</i>)}\n</p>'],
  ])('are accepted as %s', (_what, jsx) => {
    expect(looseTexts('part.tsx', `const part = ${jsx};`)).toEqual([]);
  });

  it('are ruled out by the type `Elements`', () => {
    const source = (type: string) =>
      `interface Props { readonly children: ${type} }\nconst part = (props: Props) => <p><Icon />{children}</p>;`;
    expect(looseTexts('part.tsx', source('Elements'))).toEqual([]);
    expect(looseTexts('part.tsx', source('ReactNode'))).toEqual(['2: {children}']);
  });
});
