import { CarouselViewModel } from '../../view-models/home/carousel.view-model';
import { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { tokens } from '../tokens';
import { wire } from '../wiring';

export const homeModule = wire(({ add }) => {
  add(CarouselViewModel, [tokens.timers, tokens.clock]);
  add(HomeMenuViewModel, [tokens.menuGateway, MenuViewModel]);
});
