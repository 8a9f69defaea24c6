import { ArrowLeft, Link2Off, PackageSearch } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { errorNotice, orderNotFoundText } from '../../view-models/shared/error-notice';
import { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { buttonClass } from '../components/buttons/button';
import { ErrorPanel } from '../components/feedback/error-panel';
import { PageMeta } from '../components/page-meta';
import { LinesSkeleton } from '../components/feedback/skeletons';
import { SrOnly } from '../components/text/sr-only';
import { StatePage } from '../components/feedback/state-page';
import { useLazyComponents } from '../lazy-components';
import { useShared, useViewModel } from '../view-model-context';
import { TrackedOrder } from './tracked-order';
import { labelOf } from '../../domain/orders/order-status';
import { idInLink } from '../../domain/shared/plain-text';
import { Icon } from '../components/icons/icon';
import { AccountFrame } from '../profile/account-frame';
import { Verifying } from '../auth/verifying';
import { paths } from '../../domain/shared/paths';

export const TrackOrderScreen = observer(function TrackOrderScreen() {
  const session = useShared(SessionViewModel);
  const [queryParams] = useSearchParams();
  const { signInToTrack: SignInToTrack } = useLazyComponents();
  const orderId = idInLink(queryParams.get('id'));
  if (orderId === '') return <InvalidLink />;
  if (session.isVerifying) return <Verifying />;
  return session.isSignedIn ? <Tracking key={orderId} orderId={orderId} /> : <SignInToTrack />;
});

const Tracking = observer(function Tracking({ orderId }: { readonly orderId: string }) {
  const tracking = useViewModel(OrderTrackingViewModel, orderId);

  const { state, error } = tracking;
  if (state === 'notFound') return <NotFound />;
  return (
    <div className="wrap page" aria-busy={state === 'loading'}>
      <PageMeta title={`${headingOf(tracking)}, order ${orderId}`} />
      <AccountFrame>
        <p className="mb-4">
          <Link className="text-btn" to={paths.orders}>
            <Icon of={ArrowLeft} />
            <SrOnly>Back to </SrOnly>
            <span>My Orders</span>
          </Link>
        </p>
        {state === 'loading' && <Loading />}
        {state === 'failed' && error && (
          <ErrorPanel error={error} context="tracking" thing="Order" level={1} onRetry={() => tracking.refresh()} />
        )}
        {tracking.order && <TrackedOrder tracking={tracking} order={tracking.order} />}
      </AccountFrame>
    </div>
  );
});

function headingOf({ order, error }: OrderTrackingViewModel): string {
  if (order) return labelOf(order.status);
  return error ? errorNotice(error, 'tracking', 'Order').title : 'Track Order';
}

function Loading() {
  return (
    <>
      <SrOnly as="p" role="status">
        Loading your order
      </SrOnly>
      <h1 className="sr" tabIndex={-1}>
        Track Order
      </h1>
      <LinesSkeleton />
    </>
  );
}

function InvalidLink() {
  return (
    <StatePage
      icon={Link2Off}
      title="Invalid Order Link"
      actions={
        <Link className={buttonClass()} to={paths.orders}>
          My Orders
        </Link>
      }
    >
      <p>No order ID provided</p>
    </StatePage>
  );
}

function NotFound() {
  return (
    <StatePage
      icon={PackageSearch}
      title="Order Not Found"
      isAlert
      actions={
        <>
          <Link className={buttonClass()} to={paths.orders}>
            My Orders
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.menu}>
            Browse Menu
          </Link>
        </>
      }
    >
      <p>{orderNotFoundText}</p>
    </StatePage>
  );
}
