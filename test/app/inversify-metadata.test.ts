import { Container, ContainerModule } from 'inversify';
import { expect, it } from 'vitest';

it('is all that Inversify needs to tell modules and bindings apart', async () => {
  // After the package that it takes the place of in a build.
  await import('../../src/app/inversify-metadata');
  const named = (text: string) => new ContainerModule(({ bind }) => void bind('name').toConstantValue(text));
  const [first, second] = [named('first'), named('second')];
  const container = new Container();
  container.load(first, second);

  expect(container.getAll('name')).toEqual(['first', 'second']);
  container.unload(first);
  expect(container.get('name')).toBe('second');
});
