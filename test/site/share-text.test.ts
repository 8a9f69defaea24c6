import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../src/app/profiles/cookies/profile';
import { cents } from '../../src/domain/shared/money';
import { shareText } from '../../src/site/share-text';

describe('what a shared link says of the shop', () => {
  it.each([
    [[200, 250], '2 cookies today, from $2. Delivery or pickup in Dallas.'],
    [[250], '1 cookie today, from $2.50. Delivery or pickup in Dallas.'],
    [[], 'Delivery or pickup in Dallas.'],
  ])('what a shared link says of a menu with the prices %j is "%s"', (prices, text) => {
    expect(shareText(cookies, prices.map(cents))).toBe(text);
  });

  it('what a shared link says of a shop without pickup names delivery alone', () => {
    const { words } = cookies;
    expect(shareText({ words }, [cents(200)])).toBe('1 cookie today, from $2. Order online for delivery.');
  });
});
