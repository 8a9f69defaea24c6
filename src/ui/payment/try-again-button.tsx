import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { Button } from '../components/buttons/button';
import { useShared } from '../view-model-context';
import { usePreload } from '../use-preload';

export function TryAgainButton() {
  const overlays = useShared(OverlaysViewModel);
  const preload = usePreload();
  return (
    <Button
      size="lg"
      className="btn--wide"
      {...preload('checkout')}
      onClick={() => overlays.open({ kind: 'checkout', hasFailed: true })}
    >
      Try Payment Again
    </Button>
  );
}
