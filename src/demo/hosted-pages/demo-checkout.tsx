import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { DemoCheckoutViewModel } from './demo-checkout.view-model';
import { useViewModel } from '../../ui/view-model-context';
import { DemoBill } from './demo-bill';
import { DemoCard } from './demo-card';
import { HostedPage } from './hosted-page';

export const DemoCheckout = observer(function DemoCheckout() {
  const [queryParams] = useSearchParams();
  const orderId = queryParams.get('orderId') ?? '';
  const checkout = useViewModel(DemoCheckoutViewModel, orderId);

  return (
    <HostedPage title="Demo checkout" note="Stand-in for the payment page.">
      <DemoBill checkout={checkout} />
      <DemoCard checkout={checkout} />
    </HostedPage>
  );
});
