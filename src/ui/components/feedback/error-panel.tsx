import { RefreshCw, TriangleAlert, WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import type { ServiceError } from '../../../domain/shared/service-error';
import { errorNotice, type ErrorContext } from '../../../view-models/shared/error-notice';
import { OverlaysViewModel } from '../../../view-models/shell/overlays.view-model';
import { useShared } from '../../view-model-context';
import { Button, buttonClass } from '../buttons/button';
import { StatePanel } from './state-panel';

interface ErrorPanelProps {
  readonly error: ServiceError;
  readonly context: ErrorContext;
  readonly thing: string;
  readonly level?: 1 | 2;
  readonly offersHome?: boolean;
  readonly onRetry: () => void;
}

export const ErrorPanel = observer(function ErrorPanel(props: ErrorPanelProps) {
  const { error, context, thing, level = 2, offersHome, onRetry } = props;
  const overlays = useShared(OverlaysViewModel);
  const { title, text, action, detail } = errorNotice(error, context, thing);
  const signsIn = action === 'Sign In';
  const isRetry = !signsIn && action !== 'Go Home';
  const leadsHome = action === 'Go Home' && offersHome !== false;
  return (
    <StatePanel
      icon={error.kind === 'network' ? WifiOff : TriangleAlert}
      tone="danger"
      level={level}
      title={title}
      fine={detail}
      actions={
        <>
          {signsIn && <Button onClick={() => overlays.openSignIn()}>Sign In</Button>}
          {leadsHome && (
            <Link className={buttonClass()} to={paths.home}>
              Go Home
            </Link>
          )}
          <Button {...((signsIn || leadsHome) && { variant: 'secondary' })} icon={RefreshCw} onClick={onRetry}>
            {isRetry ? action : 'Retry'}
          </Button>
          {isRetry && offersHome && error.kind !== 'network' && (
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.home}>
              Go Home
            </Link>
          )}
        </>
      }
    >
      <p>
        <bdi>{text}</bdi>
      </p>
    </StatePanel>
  );
});
