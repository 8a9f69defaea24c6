import { Link } from 'react-router-dom';

export function LegalNote({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <small>
      By continuing you agree to our{' '}
      <Link to="/terms" onClick={onLeave}>
        Terms
      </Link>{' '}
      and{' '}
      <Link to="/privacy" onClick={onLeave}>
        Privacy Policy
      </Link>
      .
    </small>
  );
}
