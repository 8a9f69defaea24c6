import { RefreshCw, TriangleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../components/buttons/button';
import { EmailLink } from '../components/shop/email-link';
import { PageMeta } from '../components/page-meta';
import { StatePanel } from '../components/feedback/state-panel';
import { useShop } from '../shop-context';
import { paths } from '../../domain/shared/paths';

/** Shown instead of a page that broke; header and footer keep working. */
export function BrokenScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { supportEmail } = useShop().contact;
  return (
    <div className="wrap page">
      <PageMeta title="Something Went Wrong" />
      <StatePanel
        icon={TriangleAlert}
        title="Something Went Wrong"
        tone="danger"
        actions={
          <>
            <Button icon={RefreshCw} onClick={onRetry}>
              Try Again
            </Button>
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.home}>
              Go Home
            </Link>
          </>
        }
      >
        <p>This page stopped working. Your cart is safe, and the rest of the shop still works.</p>
      </StatePanel>
      <p className="small centered">
        If it happens again, write to <EmailLink address={supportEmail} />.
      </p>
    </div>
  );
}
