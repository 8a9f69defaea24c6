import { accountStates } from './account-states';
import { orderingStates } from './ordering-states';
import type { StatesOfFeature } from './screen-state';
import { shoppingStates } from './shopping-states';

export const statesByFeature: readonly StatesOfFeature[] = [...shoppingStates, ...orderingStates, ...accountStates];
