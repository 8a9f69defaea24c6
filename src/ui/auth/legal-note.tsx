import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';

export function LegalNote({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <small>
      By continuing you agree to our{' '}
      <Link to={paths.terms} onClick={onLeave}>
        Terms
      </Link>{' '}
      and{' '}
      <Link to={paths.privacy} onClick={onLeave}>
        Privacy Policy
      </Link>
      .
    </small>
  );
}
