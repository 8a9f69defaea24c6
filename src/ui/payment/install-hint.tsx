import { MonitorSmartphone } from 'lucide';
import { observer } from 'mobx-react-lite';
import { InstallHintViewModel } from '../../view-models/payment/install-hint.view-model';
import { Button } from '../components/buttons/button';
import { Verbatim } from '../components/text/verbatim';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';

export const InstallHint = observer(function InstallHint() {
  const hint = useViewModel(InstallHintViewModel);
  const { name } = useShop();
  if (!hint.isOffered) return null;
  return (
    <div className="mt-4">
      <p className="small muted">
        <span>{'Order here often? '}</span>
        <Verbatim>{name}</Verbatim>
        <span> can be an app on this device.</span>
      </p>
      <Button variant="secondary" icon={MonitorSmartphone} onClick={() => void hint.install()}>
        <>
          <span>{'Install '}</span>
          <Verbatim>{name}</Verbatim>
        </>
      </Button>
    </div>
  );
});
