import { MenuViewModel } from '../view-models/menu/menu.view-model';
import type { WiredShop } from './app-providers';

export async function readMenuForEarlyAdds({ container, components }: WiredShop): Promise<void> {
  if (await components.preloadForHydration('menu')) await container.get(MenuViewModel).loadOnce();
}
