import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SessionEndViewModel } from '../../view-models/auth/session-end.view-model';
import { useShared } from '../view-model-context';
import { paths } from '../../domain/shared/paths';

export function ShownPage() {
  const sessionEnd = useShared(SessionEndViewModel);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const goHome = () => void navigate(paths.home, { replace: true });
    return sessionEnd.setPage({ path: pathname + search, goHome });
  }, [sessionEnd, navigate, pathname, search]);
  return null;
}
