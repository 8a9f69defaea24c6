import { expect, it } from 'vitest';
import { replaceOnce } from '../../src/site/replace-once';

it('a text takes the place of its marker, whatever signs it has', () => {
  expect(replaceOnce('index.html', '<body></body>', '</body>', '$&</body>')).toBe('<body>$&</body>');
  expect(replaceOnce('index.html', '<p>a</p>', /(?<=<p>).*?(?=<\/p>)/, 'b')).toBe('<p>b</p>');
  expect(replaceOnce('index.html', '<p>a</p>', 'a', 'a')).toBe('<p>a</p>');
});

it('a build stops where a page has no place for its policy', () => {
  const policy = '<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" />';
  const replace = () => replaceOnce('index.html', '<meta charset="UTF-8">', '<meta charset="utf-8" />', policy);
  expect(replace).toThrow('index.html has no <meta charset="utf-8" />.');
});
