import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';

export function LegalNote({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <small>
      <span>{'By continuing you agree to our '}</span>
      <Link to={paths.terms} onClick={onLeave}>
        Terms
      </Link>
      <span>{' and '}</span>
      <Link to={paths.privacy} onClick={onLeave}>
        Privacy Policy
      </Link>
      <span>.</span>
    </small>
  );
}
