import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DemoCheckoutViewModel } from '../../view-models/demo/demo-checkout.view-model';
import { PageMeta } from '../components/page-meta';
import './hosted-page.css';
import { useViewModel } from '../view-model-context';
import { DemoBar } from './hosted-page';
import { DemoBill } from './demo-bill';
import { DemoCard } from './demo-card';

/** The demo's stand-in for the hosted payment page; it can not take a real card. */
export const DemoCheckout = observer(function DemoCheckout() {
  const checkout = useViewModel(DemoCheckoutViewModel);
  const [parameters] = useSearchParams();
  const orderId = parameters.get('orderId') ?? '';
  useEffect(() => {
    void checkout.load(orderId);
    return () => checkout.dispose();
  }, [checkout, orderId]);

  return (
    <div className="hosted">
      <PageMeta title="Demo checkout" />
      <DemoBar>Demo: this page stands in for the hosted payment page. No card is charged and nothing is sent.</DemoBar>
      <main id="main">
        <DemoBill checkout={checkout} />
        <DemoCard checkout={checkout} />
      </main>
    </div>
  );
});
