import { scenarioNames } from '../../adapters/mock/scenarios/scenarios';
import { openStoryShop } from './story-shop';
import { tellPurchase } from './tell-purchase';

export async function* tellStory(name?: string): AsyncGenerator<string> {
  const scenario = scenarioNames.find((known) => known === name);
  if (name !== undefined && !scenario)
    throw new Error(`There is no story "${name}". The stories are ${scenarioNames.join(', ')}.`);
  yield* tellPurchase(await openStoryShop(scenario));
}
