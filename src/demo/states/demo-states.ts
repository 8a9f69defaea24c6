import { accountStates } from './account-states';
import { orderingStates } from './ordering-states';
import type { StatesOfFeature } from './screen-state';
import { shoppingStates } from './shopping-states';

/**
 * Every state of every screen, dialog and message, for the gallery, the accessibility checks and the screenshots. Their
 * names are unique.
 */
export const statesByFeature: readonly StatesOfFeature[] = [...shoppingStates, ...orderingStates, ...accountStates];
