import { ContainerModule } from 'inversify';
import { HomeScreen } from '../../ui/home/home-screen';
import { CarouselViewModel } from '../../view-models/home/carousel.view-model';
import { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { construct } from '../construct';
import { menuModule } from '../modules/menu.module';
import { openingHoursModule } from '../modules/opening-hours.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(CarouselViewModel).toResolvedValue(construct(CarouselViewModel), [tokens.timers, tokens.clock]);
  bind(HomeMenuViewModel).toResolvedValue(construct(HomeMenuViewModel), [tokens.menuGateway, MenuViewModel]);
});

export const homeFeature = { component: HomeScreen, modules: [menuModule, openingHoursModule, bindings] };
