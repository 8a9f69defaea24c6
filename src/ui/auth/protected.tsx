import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { useShared } from '../view-model-context';
import { Verifying } from './verifying';
import { signInRequest } from './history-states';
import { paths } from '../../domain/shared/paths';

export const Protected = observer(function Protected() {
  const session = useShared(SessionViewModel);
  const wasSignedIn = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const turnedAway = !session.isVerifying && !session.isSignedIn;

  useEffect(() => {
    if (session.isSignedIn) wasSignedIn.current = true;
    if (!turnedAway) return;
    // After the end of a session, `SessionEndViewModel` has remembered the path, and leads home too.
    if (!wasSignedIn.current) session.rememberPath(pathname + search);
    void navigate(paths.home, { replace: true, state: wasSignedIn.current ? null : signInRequest });
  }, [turnedAway, session, session.isSignedIn, navigate, pathname, search]);

  return session.isSignedIn ? <Outlet /> : <Verifying />;
});
