import { observer } from 'mobx-react-lite';
import type { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { PromiseSentence } from '../components/text/promise-sentence';

interface HeroPromiseProps {
  readonly menu: Pick<HomeMenuViewModel, 'hasNothing' | 'wholeMenu'>;
  readonly opening: OpeningHoursViewModel;
}

export const HeroPromise = observer(function HeroPromise({ menu, opening }: HeroPromiseProps) {
  if (menu.hasNothing) return <span>Nothing can be ordered right now.</span>;
  const promise = opening.promise(menu.wholeMenu);
  // A prerendered page is read at every hour.
  return promise ? <PromiseSentence promise={promise} calendar={opening.calendar} /> : <span>{'\u00a0'}</span>;
});
