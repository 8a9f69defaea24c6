import { describe, expect, it } from 'vitest';
import { scenarioNames } from '../../../src/adapters/mock/scenarios/scenarios';
import { tellStory } from '../../../src/tools/story/tell-story';

async function told(name?: string): Promise<readonly string[]> {
  const sentences: string[] = [];
  for await (const sentence of tellStory(name)) sentences.push(sentence);
  return sentences;
}

const titles: readonly (readonly [name: string | undefined, title: string])[] = [
  [undefined, 'A purchase'],
  ['price-changed', 'A price changed'],
  ['some-gone', 'Some items are gone'],
  ['all-gone', 'All items are gone'],
  ['order-timeout', 'No answer to the order'],
  ['payment-declined', 'The payment is declined'],
  ['payment-pending', 'The payment takes long'],
  ['never-came-back', 'She never comes back from the payment page'],
  ['menu-down', 'The menu is down'],
  ['sign-in-down', 'Sign-in is down'],
  ['orders-down', 'Orders are down'],
  ['kitchen-closed', 'The kitchen is closed'],
];

const introduction = `# Stories

The use-cases tell here what they do. \`npm run story [scenario]\` plays a purchase in Node, over the mock adapters, with the
bindings of the shop itself. It needs no DOM and no network, and time passes as fast as it can.

| chapter | told by | asks |
|---|---|---|
| the menu, the cart | \`tell-purchase.ts\` | \`MenuGateway\`, \`CartRepository\`, \`summarize\` |
| sign-in | \`tell-purchase.ts\` | \`GoogleSignIn\` |
| the order | \`tell-purchase.ts\` | \`PlaceOrder\`, \`ReviewOrder\` |
| the payment | \`tell-payment.ts\` | \`PollPayment\`, \`ResolveFailedPayment\`, \`RestoreOrder\` |
| to the door | \`tell-payment.ts\` | \`TrackOrder\` |

A test compares this page with what is told. After a change that you meant, run \`npx vitest run test/tools/story -u\` and read it.
`;

describe('stories', () => {
  it('are told as they are written down', async () => {
    const stories = titles.map(async ([name, title]) => {
      const command = `npm run story${name === undefined ? '' : ` ${name}`}`;
      return `\n## ${title}\n\n\`${command}\`\n\n${(await told(name)).join('  \n')}\n`;
    });
    await expect([introduction, ...(await Promise.all(stories))].join('')).toMatchFileSnapshot(
      '../../../src/tools/story/STORIES.md',
    );
  });

  it.each(scenarioNames)('come to an end: %s', async (name) => {
    expect((await told(name)).length).toBeGreaterThan(1);
  });

  it('refuse a name that no scenario has', async () => {
    await expect(told('free-cookies')).rejects.toThrow(/There is no story "free-cookies"\. The stories are /);
  });
});
