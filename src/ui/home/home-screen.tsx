import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { PageMeta } from '../components/page-meta';
import { PromiseSentence } from '../components/text/promise-sentence';
import { useShop } from '../shop-context';
import { useShared, useViewModel } from '../view-model-context';
import { About } from './about';
import { ContactSection } from '../contact/contact-section';
import { Featured } from './featured';
import { Hero } from './hero';
import { MenuPreview } from './menu-preview';
import { LastOrderSlot } from '../orders/reorder/last-order-slot';
import { paths } from '../../domain/shared/paths';
import { Bike, MapPin, Truck, Wheat } from 'lucide';
import { Icon } from '../components/icons/icon';

export const HomeScreen = observer(function HomeScreen() {
  const { name } = useShop();
  const menu = useViewModel(HomeMenuViewModel);
  const opening = useViewModel(OpeningHoursViewModel);
  useViewModel(FavoritesViewModel);
  useViewModel(AllergensViewModel);
  useViewModel(FulfillmentViewModel);

  // After a pressed link, the first window comes first. A loaded or restored page may be scrolled below that window.
  const isWholeAtOnce = useNavigationType() === 'POP';
  const hasRest = useDeferredValue(true, isWholeAtOnce);

  return (
    <>
      <PageMeta path={paths.home} />
      {/* The heading is outside the slides, so that it exists whichever slide is shown, and focusing it does not pause
         them. */}
      <h1 className="sr" tabIndex={-1} translate="no">
        {name}
      </h1>
      <div className="first">
        <div className="wrap first__usual">
          <LastOrderSlot isOffered />
        </div>
        <Hero promise={<HeroPromise menu={menu} opening={opening} />} takesOrders={!menu.hasNothing} />
      </div>
      <Facts />
      <div data-below-first-window>
        {hasRest && (
          <>
            <Featured menu={menu} />
            <About />
            <MenuPreview menu={menu} opening={opening} />
            <ContactSection menu={menu} opening={opening} />
          </>
        )}
      </div>
    </>
  );
});

const icons = { place: MapPin, shipping: Truck, snack: Bike, allergens: Wheat };

function Facts() {
  const { facts } = useShop();
  return (
    <div className="wrap">
      <ul className="facts" role="list">
        {facts.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icons[icon]} />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HeroPromiseProps {
  readonly menu: Pick<HomeMenuViewModel, 'hasNothing' | 'wholeMenu'>;
  readonly opening: OpeningHoursViewModel;
}

export const HeroPromise = observer(function HeroPromise({ menu, opening }: HeroPromiseProps) {
  const fulfillment = useShared(FulfillmentViewModel);
  if (menu.hasNothing) return <span>Nothing can be ordered right now.</span>;
  const promise = opening.promise(menu.wholeMenu, fulfillment.chosen);
  // A prerendered page is read at every hour.
  return promise ? <PromiseSentence promise={promise} calendar={opening.calendar} /> : <span>{'\u00a0'}</span>;
});
