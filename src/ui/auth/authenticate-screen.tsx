import { Check } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { signInFailures } from '../../domain/auth/sign-in-failures';
import { AuthenticateViewModel, type SignInState } from '../../view-models/auth/authenticate.view-model';
import { BrandMark } from '../components/icons/brand-mark';
import { buttonClass } from '../components/buttons/button';
import { SectionEdge } from '../components/section-edge';
import { ErrorDetail } from '../components/feedback/error-detail';
import { Icon } from '../components/icons/icon';
import { Spinner } from '../components/feedback/spinner';
import { Verbatim } from '../components/text/verbatim';
import { useShop } from '../shop-context';
import '../payment/receipt-paper.css';
import './login-overlay.css';
import { useViewModel } from '../view-model-context';
import { afterSignIn } from './history-states';

export const AuthenticateScreen = observer(function AuthenticateScreen() {
  const authenticate = useViewModel(AuthenticateViewModel, useGoogleCallback());
  const { name, mark } = useShop();
  const navigate = useNavigate();

  const { destination, state } = authenticate;
  useEffect(() => {
    if (destination)
      void navigate(destination, { replace: true, state: state.kind === 'signedIn' ? afterSignIn : null });
  }, [destination, state, navigate]);

  return (
    <main id="main" tabIndex={-1} className="center center--brand">
      <title>{`${titles[state.kind]} · ${name}`}</title>
      <div className="receipt">
        <div className="receipt__paper">
          <div className="outcome__top">
            <BrandMark shapes={mark} className="login__mark" />
            <Result state={state} />
          </div>
        </div>
        <SectionEdge />
      </div>
    </main>
  );
});

const titles = { working: 'Signing you in', signedIn: 'Welcome', failed: signInFailures.google };

/** Reads the query params once: the second StrictMode render no longer finds them in the URL. */
function useGoogleCallback() {
  const [queryParams] = useSearchParams();
  const [callback] = useState(() => ({
    code: queryParams.get('code') ?? undefined,
    error: queryParams.get('error') ?? undefined,
    state: queryParams.get('state') ?? undefined,
  }));
  // The code is secret and works once: the address bar and the history must not keep it.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return callback;
}

function Result({ state }: { readonly state: SignInState }) {
  switch (state.kind) {
    case 'working':
      return (
        <div className="outcome__top" role="status">
          <h1>{titles.working}</h1>
          <p>Talking to Google.</p>
          <Spinner large />
        </div>
      );
    case 'signedIn':
      return (
        <div className="outcome__top" role="status">
          <h1>
            <span>{state.firstName ? `${titles.signedIn}, ` : titles.signedIn}</span>
            {state.firstName && <Verbatim>{state.firstName}</Verbatim>}
          </h1>
          <p>You're signed in. Taking you back now.</p>
          <div className="outcome__icon mt-3">
            <Icon of={Check} />
          </div>
        </div>
      );
    case 'failed':
      return (
        <>
          <div className="outcome__top" role="alert">
            <h1>{titles.failed}</h1>
            <p>
              <bdi>{state.reason}</bdi>
            </p>
            <ErrorDetail text={state.detail} />
            {state.isStillSignedIn && <p>You're still signed in.</p>}
          </div>
          <p className="small">Going back to the home page in 3 seconds.</p>
          <Link to={paths.home} replace className={buttonClass({ className: 'mt-3' })}>
            Go to Home
          </Link>
        </>
      );
  }
}
