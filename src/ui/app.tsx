import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { CartViewModel } from '../view-models/cart/cart.view-model';
import { BackForwardRestoreViewModel } from '../view-models/shell/back-forward-restore.view-model';
import { SessionEndViewModel } from '../view-models/auth/session-end.view-model';
import { SessionViewModel } from '../view-models/auth/session.view-model';
import { SignInJourneyViewModel } from '../view-models/auth/sign-in-journey.view-model';
import { ConnectionViewModel } from '../view-models/shell/connection.view-model';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { PageSkeleton } from './layout/page-skeleton';
import { SilentBoundary } from './layout/silent-boundary';
import { useFocusOnNavigation } from './layout/use-focus-on-navigation';
import { OverlayHost } from './layout/overlay-host';
import { CheckoutAfterSignIn, SignInRequest } from './auth/history-states';
import { ShownPage } from './auth/shown-page';
import { Protected } from './auth/protected';
import { LazyFallback } from './lazy-fallback';
import { useFilled } from './use-filled';
import { useLazyComponents, type LazyComponents } from './lazy-components';
import { BrokenScreen } from './info/broken-screen';
import { usePreloadNext } from './use-preload';
import { useShared, useViewModel } from './view-model-context';
import { routes } from '../domain/shared/paths';
import './styles/main.css';

export function App() {
  useDeviceState();
  useFocusOnNavigation();
  const { additions } = useLazyComponents();
  return (
    <ErrorBoundary
      fallback={(retry, isOffline) => (
        <main id="main" tabIndex={-1}>
          <BrokenScreen isOffline={isOffline} onRetry={retry} />
        </main>
      )}
    >
      <a className="skip" href="#main">
        Skip to content
      </a>
      {additions && (
        <SilentBoundary>
          <additions.Top />
        </SilentBoundary>
      )}
      <Routes>
        <Route path={routes.authenticate} element={<Screen name="authenticate" />} />
        {Object.entries(additions?.pages ?? {}).map(([path, Page]) => (
          <Route key={path} path={path} element={<Shown of={Page} />} />
        ))}
        <Route element={<Frame />}>
          <Route index element={<Screen name="home" />} />
          <Route path={routes.menu} element={<Screen name="menu" />} />
          <Route path={routes.feedback} element={<Screen name="feedback" />} />
          <Route path={routes.privacy} element={<Screen name="privacy" />} />
          <Route path={routes.terms} element={<Screen name="terms" />} />
          <Route path={routes.accessibility} element={<Screen name="accessibility" />} />
          {/* Tracking asks a guest to sign in on its own page, so that a link in a message keeps its order id. */}
          <Route path={routes.trackOrder} element={<Screen name="trackOrder" />} />
          <Route element={<Protected />}>
            <Route path={routes.profile} element={<Screen name="profile" />} />
            <Route path={routes.orders} element={<Screen name="orders" />} />
            <Route path={routes.settings} element={<Screen name="settings" />} />
            {/* The specification names both paths. */}
            <Route path={routes.paymentStatus} element={<Screen name="paymentStatus" />} />
            <Route path={routes.paymentSuccess} element={<Screen name="paymentStatus" />} />
            <Route path={routes.paymentFailure} element={<Screen name="paymentFailure" />} />
          </Route>
          <Route path="*" element={<UnknownPath />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}

/** Hosts answer every path with the shop, so only the page can tell search engines that there is nothing here. */
function UnknownPath() {
  useEffect(() => {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
  }, []);
  return <Navigate to={routes.home} replace />;
}

/** Rebuilds the page when the customer changes, so that no data of the previous customer stays on it. */
const Frame = observer(function Frame() {
  const { customerChanges } = useShared(SessionViewModel);
  useViewModel(SignInJourneyViewModel);
  const { pathname } = useLocation();
  // Back returns to where the page was scrolled, so it needs the whole page at once. The first page of a visit is a POP
  // too: no press waits for an answer there, and content that comes above a skeleton would move it.
  const isReturning = useNavigationType() === 'POP';
  const isFilled = useFilled(pathname, isReturning);
  const skeleton = isReturning ? null : <PageSkeleton path={pathname} />;
  return (
    <>
      <ShownPage />
      <SignInRequest />
      <CheckoutAfterSignIn />
      <Layout key={customerChanges}>
        <LazyFallback value={skeleton}>{isFilled ? <Outlet /> : skeleton}</LazyFallback>
      </Layout>
      <OverlayHost />
    </>
  );
});

type ScreenName = {
  [Name in keyof LazyComponents]: LazyComponents[Name] extends ComponentType ? Name : never;
}[keyof LazyComponents];

function Screen({ name }: { readonly name: ScreenName }) {
  usePreloadNext(name);
  return <Shown of={useLazyComponents()[name]} />;
}

/** A Suspense boundary lets React hydrate a prerendered page in small steps. */
function Shown({ of: Page }: { readonly of: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Page />
      <Interactive />
    </Suspense>
  );
}

/** The prerendered page replays early clicks and input when the screen is interactive. */
function Interactive() {
  useEffect(() => void document.dispatchEvent(new Event('screenshown')), []);
  return null;
}

function useDeviceState() {
  useViewModel(SessionEndViewModel);
  useViewModel(SessionViewModel);
  useViewModel(CartViewModel);
  useViewModel(ConnectionViewModel);
  useViewModel(BackForwardRestoreViewModel);
}
