import { FlaskConical } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { DemoTortureViewModel } from './demo-torture.view-model';
import { Button, buttonClass } from '../../ui/components/buttons/button';
import { Icon } from '../../ui/components/icons/icon';
import { PageMeta } from '../../ui/components/page-meta';
import { useShop } from '../../ui/shop-context';
import { useViewModel } from '../../ui/view-model-context';
import '../gallery/demo-gallery.css';
import './demo-torture.css';
import { TortureChoices } from './torture-choices';
import { TortureScore } from './torture-score';

export const DemoTorture = observer(function DemoTorture() {
  const torture = useViewModel(DemoTortureViewModel);
  const { name } = useShop();

  return (
    <div className="gallery">
      <PageMeta title="Stress test" />
      <header className="gallery__head">
        <h1>
          <Icon of={FlaskConical} />
          <span>{`Stress test of ${name}`}</span>
        </h1>
        <p>
          <span>
            {
              "Order in the shop's tabs, and make trouble for it here while you do. Orders and items are counted live, by the same rules as the simulation of whole customers. "
            }
          </span>
          <Link to={paths.home}>Back to the shop</Link>
        </p>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="torture__tabs">
          <Link className={buttonClass({})} to={paths.menu} target="demo-tab-1">
            Open the Shop
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.menu} target="demo-tab-2">
            Open a Second Tab
          </Link>
          <Button variant="ghost" onClick={torture.begin}>
            Count from Zero
          </Button>
        </div>
        {torture.troubles ? (
          <>
            <TortureChoices troubles={torture.troubles} onChange={torture.change} />
            {torture.counts && <TortureScore counts={torture.counts} isRight={torture.isRight} />}
          </>
        ) : (
          <p>The demo is in another scenario now, so nothing is counted. Press Count from Zero to start over.</p>
        )}
      </main>
    </div>
  );
});
