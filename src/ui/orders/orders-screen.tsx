import { observer } from 'mobx-react-lite';
import { useRef, useState, useEffect, useLayoutEffect } from 'react';
import type { Order } from '../../domain/orders/order';
import { orderFetchLimit } from '../../domain/orders/order-filter';
import { pageWindow } from '../../domain/shared/paging';
import { ReorderViewModel } from '../../view-models/orders/reorder.view-model';
import { OrdersViewModel } from '../../view-models/orders/orders.view-model';
import { RetryPaymentViewModel } from '../../view-models/orders/retry-payment.view-model';
import { ErrorPanel } from '../components/feedback/error-panel';
import { Notice } from '../components/feedback/notice';
import { SupportContact } from '../components/shop/support-contact';
import { AccountPage } from '../profile/account-page';
import { Pagination } from '../components/pagination';
import { SrOnly } from '../components/text/sr-only';
import { SilentBoundary } from '../layout/silent-boundary';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { ReorderResults } from './reorder/reorder-results';
import { useLazyComponents } from '../lazy-components';
import './orders-screen.css';
import { useViewModel } from '../view-model-context';
import { NoOrdersFound, NoOrdersYet } from './empty-orders';
import { OrderCard } from './order-card';
import { OrderFilters } from './order-filters';
import { useLocation, useNavigate } from 'react-router-dom';

export const OrdersScreen = observer(function OrdersScreen() {
  const orders = useViewModel(OrdersViewModel);
  const reorder = useViewModel(ReorderViewModel);
  const retry = useViewModel(RetryPaymentViewModel);
  const {
    orderDetails: OrderDetails,
    deliveryDetails: DeliveryDetails,
    offlineNotice: OfflineNotice,
  } = useLazyComponents();
  const goTo = useOrdersUrlSync(orders);
  const [opened, setOpened] = useState<{ readonly what: 'details' | 'delivery'; readonly order: Order }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const goToHeading = (search: string) => {
    goTo(search);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const close = () => setOpened(undefined);
  const { state } = orders;
  return (
    <AccountPage title="My Orders" headingRef={heading} isLoading={state === 'loading'}>
      {state !== 'noneYet' && <OrderFilters orders={orders} goTo={goTo} />}
      <OrderCount orders={orders} />
      {state === 'loading' && [0, 1, 2, 3].map((position) => <OrderSkeleton key={position} />)}
      {state === 'failed' && orders.error && (
        <ErrorPanel error={orders.error} context="orders" thing="Orders" onRetry={() => void orders.load()} />
      )}
      {state === 'noneYet' && <NoOrdersYet />}
      {state === 'noneFound' && <NoOrdersFound orders={orders} onClear={() => goToHeading(orders.searchOfAll)} />}
      {orders.asOf && (
        <SilentBoundary>
          <OfflineNotice what="These are your newest orders as they were" asOf={orders.asOf} onOnline={orders.load} />
        </SilentBoundary>
      )}
      {orders.unreadable > 0 && <MissingOrders text={unreadableText(orders.unreadable)} />}
      {orders.lacksOlder && <MissingOrders text={olderText} />}
      {state === 'ready' && (
        <>
          {orders.page.orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              calendar={orders.calendar}
              pending={reorder.pendingId === order.id || retry.pendingId === order.id}
              onDetails={() => setOpened({ what: 'details', order })}
              onDelivery={() => setOpened({ what: 'delivery', order })}
              onRetry={() => void retry.start(order)}
              onReorder={() => void reorder.start(order)}
            />
          ))}
          <OrderPages orders={orders} onTurn={(page) => goToHeading(orders.searchWith({ page }))} />
        </>
      )}
      {opened && (
        <LazyDialog onClose={close}>
          {opened.what === 'details' ? (
            <OrderDetails order={opened.order} onClose={close} onChanged={orders.replace} />
          ) : (
            <DeliveryDetails order={opened.order} onClose={close} />
          )}
        </LazyDialog>
      )}
      <ReorderResults reorder={reorder} retry={retry} />
    </AccountPage>
  );
});

const olderText = `Only your newest ${orderFetchLimit} orders are shown here. To ask about an older one, `;

function unreadableText(count: number): string {
  return count === 1
    ? "1 of your orders can't be shown. To ask about it, "
    : `${count} of your orders can't be shown. To ask about them, `;
}

function MissingOrders({ text }: { readonly text: string }) {
  return (
    <Notice tone="warning" className="mb-4">
      <p>
        <span>{text}</span>
        <SupportContact />
        <span>.</span>
      </p>
    </Notice>
  );
}

interface OrdersProps {
  readonly orders: OrdersViewModel;
}

const OrderCount = observer(function OrderCount({ orders }: OrdersProps) {
  const { page, pages, total } = orders.page;
  const count = total === 1 ? '1 order' : `${total} orders`;
  const ready = pages > 1 ? `${count}, page ${page} of ${pages}` : count;
  return (
    <SrOnly as="p" role="status">
      {(orders.state === 'loading' && 'Loading orders') || (orders.state === 'ready' && ready)}
    </SrOnly>
  );
});

const OrderPages = observer(function OrderPages({
  orders,
  onTurn,
}: OrdersProps & { readonly onTurn: (page: number) => void }) {
  const { page, pages } = orders.page;
  return <Pagination page={page} pageCount={pages} pages={pageWindow(page, pages)} onPage={onTurn} />;
});

function OrderSkeleton() {
  return (
    <div className="order sk-late" aria-hidden="true">
      <div>
        <div className="sk sk--title sk--w11rem" />
        <div className="sk sk--line sk--w8rem mt-2" />
      </div>
      <div className="sk sk--title sk--price" />
      <div className="order__items">
        <div className="sk sk--thumbs" />
      </div>
      <div className="order__actions">
        <div className="sk sk--btn" />
        <div className="sk sk--btn" />
      </div>
    </div>
  );
}

export function useOrdersUrlSync(orders: OrdersViewModel): (search: string, replace?: boolean) => void {
  const { search } = useLocation();
  const navigate = useNavigate();

  useLayoutEffect(() => orders.show(search), [orders, search]);
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) return;
    settled.current = true;
    // Corrects out-of-range dates of a link once: later, a date may be half typed.
    if (orders.searchWithinRange !== undefined) void navigate({ search: orders.searchWithinRange }, { replace: true });
  }, [orders, navigate]);
  const { searchWithinPages } = orders;
  useEffect(() => {
    if (searchWithinPages !== undefined) void navigate({ search: searchWithinPages }, { replace: true });
  }, [searchWithinPages, navigate]);
  return (to, replace = false) => {
    // Shown before the router updates the URL, because a second change builds on the first.
    orders.show(to);
    void navigate({ search: to }, { replace });
  };
}
