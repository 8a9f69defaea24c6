import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { CartViewModel } from '../view-models/cart/cart.view-model';
import { BackForwardRestoreViewModel } from '../view-models/shell/back-forward-restore.view-model';
import { SessionViewModel } from '../view-models/auth/session.view-model';
import { ConnectionViewModel } from '../view-models/shell/connection.view-model';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { SilentBoundary } from './layout/silent-boundary';
import { OverlayHost } from './layout/overlay-host';
import { SessionWatcher, SignInRequest } from './auth/session-watcher';
import { Protected } from './auth/protected';
import { useLazyComponents, type ScreenName } from './lazy-components';
import { BrokenScreen } from './info/broken-screen';
import { useViewModel } from './view-model-context';
import { routes } from '../domain/shared/paths';

/** Every route of the shop. Providers and the router stand around it. */
export function App() {
  useWorld();
  const { screens, demo, forgetFailures } = useLazyComponents();
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key} onBroken={forgetFailures} fallback={(retry) => <BrokenScreen onRetry={retry} />}>
      <Routes>
        <Route path={routes.authenticate} element={<Screen name="authenticate" />} />
        {screens.demoGoogle && <Route path={routes.demoGoogle} element={<Screen name="demoGoogle" />} />}
        {screens.demoCheckout && <Route path={routes.demoCheckout} element={<Screen name="demoCheckout" />} />}
        <Route element={<Frame />}>
          <Route index element={<Screen name="home" />} />
          <Route path={routes.menu} element={<Screen name="menu" />} />
          <Route path={routes.feedback} element={<Screen name="feedback" />} />
          <Route path={routes.privacy} element={<Screen name="privacy" />} />
          <Route path={routes.terms} element={<Screen name="terms" />} />
          {/* Tracking asks a guest to sign in on its own page, so that the link in a message keeps its order. */}
          <Route path={routes.trackOrder} element={<Screen name="trackOrder" />} />
          <Route element={<Protected />}>
            <Route path={routes.profile} element={<Screen name="profile" />} />
            <Route path={routes.orders} element={<Screen name="orders" />} />
            <Route path={routes.settings} element={<Screen name="settings" />} />
            <Route path={routes.paymentStatus} element={<Screen name="paymentStatus" />} />
            <Route path={routes.paymentSuccess} element={<Screen name="paymentStatus" />} />
            <Route path={routes.paymentFailure} element={<Screen name="paymentFailure" />} />
          </Route>
          <Route path="*" element={<Navigate to={routes.home} replace />} />
        </Route>
      </Routes>
      {demo && (
        <SilentBoundary>
          <demo.Mark />
        </SilentBoundary>
      )}
    </ErrorBoundary>
  );
}

function Frame() {
  return (
    <>
      <SessionWatcher />
      <SignInRequest />
      <Layout>
        <Outlet />
      </Layout>
      <OverlayHost />
    </>
  );
}

/** A boundary of its own lets React take over a page as it was built in small steps. */
function Screen({ name }: { readonly name: ScreenName }) {
  const Part = useLazyComponents().screens[name];
  return (
    <Suspense fallback={null}>
      {Part && <Part />}
      <Shown />
    </Suspense>
  );
}

/** Tells the page as it was built that the screen answers now: the page has kept what was pressed and typed earlier. */
function Shown() {
  useEffect(() => void document.dispatchEvent(new Event('screenshown')), []);
  return null;
}

/** What is known only on the device is read after the first paint, which everybody shares. */
function useWorld() {
  const session = useViewModel(SessionViewModel);
  const cart = useViewModel(CartViewModel);
  const connection = useViewModel(ConnectionViewModel);
  const backForwardRestore = useViewModel(BackForwardRestoreViewModel);
  useEffect(() => {
    void session.load();
    void cart.load();
    connection.load();
    const stopWatching = backForwardRestore.watch();
    return () => {
      stopWatching();
      session.dispose();
      cart.dispose();
      connection.dispose();
    };
  }, [session, cart, connection, backForwardRestore]);
}
