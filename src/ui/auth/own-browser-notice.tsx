import { useLocation } from 'react-router-dom';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { buttonClass } from '../components/buttons/button';
import { Notice } from '../components/feedback/notice';
import { useShop } from '../shop-context';

/** The notice is for a shop whose customers have no other way to sign in. */
export function OwnBrowserNotice({ login }: { readonly login: LoginViewModel }) {
  const { flags } = useShop();
  const { pathname, search } = useLocation();
  const url = login.ownBrowserUrl(pathname + search);
  if (flags.emailAccounts || url === undefined) return null;
  return (
    <Notice tone="warning">
      <p>
        Google doesn't sign anyone in inside another app. Open this page in your browser: here, or from the menu of the
        app. Your cart stays in the app.
      </p>
      <a className={buttonClass({ variant: 'secondary', block: true, className: 'mt-3' })} href={url}>
        Open in your browser
      </a>
    </Notice>
  );
}
