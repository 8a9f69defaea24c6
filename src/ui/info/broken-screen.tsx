import { RefreshCw, TriangleAlert, WifiOff } from 'lucide';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../components/buttons/button';
import { EmailLink } from '../components/shop/email-link';
import { PageMeta } from '../components/page-meta';
import { StatePanel } from '../components/feedback/state-panel';
import { useShop } from '../shop-context';
import { networkText } from '../../domain/shared/service-error';
import { paths } from '../../domain/shared/paths';

interface BrokenScreenProps {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

export function BrokenScreen({ isOffline, onRetry }: BrokenScreenProps) {
  const { supportEmail } = useShop().contact;
  const title = isOffline ? 'Unable to Load' : 'Something Went Wrong';
  return (
    <div className="wrap page">
      <PageMeta title={title} />
      <StatePanel
        icon={isOffline ? WifiOff : TriangleAlert}
        title={title}
        tone="danger"
        actions={
          <>
            <Button icon={RefreshCw} onClick={onRetry}>
              {isOffline ? 'Retry' : 'Try Again'}
            </Button>
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.home}>
              Go Home
            </Link>
          </>
        }
        fine={isOffline ? networkText : undefined}
      >
        {isOffline ? (
          <>
            <p className="state__lead">You're offline, and this page hasn't been opened on this device yet.</p>
            <p>Your cart is kept. We'll load this page as soon as you're back.</p>
          </>
        ) : (
          <p>This page stopped working. Your cart is safe, and the rest of the shop still works.</p>
        )}
      </StatePanel>
      {!isOffline && (
        <p className="small centered">
          <span>{'If it happens again, write to '}</span>
          <span className="nowrap">
            <EmailLink address={supportEmail} />
            <span>.</span>
          </span>
        </p>
      )}
    </div>
  );
}
