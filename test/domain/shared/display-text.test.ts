import { describe, expect, it } from 'vitest';
import { displayText, displayUrlText, withFullStop } from '../../../src/domain/shared/display-text';

describe('text of a service', () => {
  it.each([
    'The kitchen is closed.',
    'Please come back at 5:30',
    'at 5:30 the oven is hot',
    'We open\nat 7:00',
    'Pick it up at St. Paul: 7 pm',
    'A total of a < b is too low, c > d is fine',
    'We <3 cookies',
    'Only 3 left & no more',
    'Küche geschlossen, до завтра, 明日',
    'Look at the cart (2 items)',
    'nanny and undefinedly are words',
    'Grandma Nan baked it',
    'Our Traceback Thursday',
    'Naan and NANCY’S rice',
  ])('"%s" is shown as it is', (text) => {
    expect(displayText(text)).toBe(text.replace('\n', ' '));
  });

  it.each([
    ['a page', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>'],
    ['a tag in a sentence', 'Sorry <b>closed</b>'],
    ['a closing tag', 'Sorry</div>'],
    ['an image that runs code', '<img src=x onerror=alert(1)>'],
    ['a comment', 'Sorry <!-- nginx -->'],
    ['a stack', 'TypeError: x is not a function\n    at place (/srv/app/order.js:7:13)\n    at run (node:internal:1)'],
    ['a stack on one line', 'Error: boom at Order.place (https://api.test/app.js:7:13)'],
    ['a Java stack', 'java.lang.NullPointerException\n\tat com.shop.Orders.place(Orders.java:42)'],
    ['a .NET stack', 'Boom\n   at Shop.Orders.Place() in C:\\src\\Orders.cs:line 42'],
    ['a Python stack', 'Traceback (most recent call last):\n  File "app.py", line 3'],
    ['undefined', 'undefined'],
    ['undefined in a sentence', 'Order undefined not found'],
    ['NaN', 'You owe NaN dollars'],
    ['an object', 'Failed: [object Object]'],
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['control characters', '\u0000\u0001'],
  ])('%s is not shown', (_what, text) => {
    expect(displayText(text)).toBeUndefined();
  });

  it.each([undefined, null, 500, true, {}, ['closed']])('%s is not a text', (raw) => {
    expect(displayText(raw)).toBeUndefined();
  });

  it('becomes one line', () => {
    expect(displayText('  The kitchen\r\n\tis   closed. ')).toBe('The kitchen is closed.');
  });

  it('holds no control characters', () => {
    expect(displayText('The \u0000kitchen\u0007 is\u009b closed.\u0001')).toBe('The kitchen is closed.');
  });

  it('is cut at 300 characters', () => {
    expect(displayText('x'.repeat(300))).toBe('x'.repeat(300));
    expect(displayText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(displayText('x'.repeat(10_000_000))).toHaveLength(300);
  });

  it('is checked only at its beginning', () => {
    expect(displayText(`${'x'.repeat(5000)}<b>`)).toHaveLength(300);
    expect(displayText(`${'x'.repeat(500)}<b>`)).toBeUndefined();
    expect(displayUrlText(`${'x'.repeat(5000)} undefined`)).toHaveLength(300);
  });

  it('is not cut through the middle of a character', () => {
    expect(displayText(`${'x'.repeat(298)}🍪🍪`)).toBe(`${'x'.repeat(298)}…`);
    expect(displayText(`🍪${'x'.repeat(300)}`)).toBe(`🍪${'x'.repeat(297)}…`);
  });
});

describe('a text from a URL', () => {
  it('is shown as it is written', () => {
    expect(displayUrlText('<b>bold</b> text')).toBe('<b>bold</b> text');
  });

  it.each(['\u0000\u0001', ' ', 'undefined', '[object Object]', null])('%j is not shown', (raw) => {
    expect(displayUrlText(raw)).toBeUndefined();
  });

  it('is cut at 300 characters', () => {
    expect(displayUrlText('<b>'.repeat(200))).toHaveLength(300);
  });
});

describe('a sentence', () => {
  it.each([
    ['Card declined', 'Card declined.'],
    ['Card declined.', 'Card declined.'],
    ['Why?', 'Why?'],
  ])('ends with a full stop where it has no sign of its own: %s', (written, told) => {
    expect(withFullStop(written)).toBe(told);
  });
});
