import type { LoginError } from '../../view-models/auth/login.view-model';
import { ErrorDetail } from '../components/feedback/error-detail';
import { Notice } from '../components/feedback/notice';

export function LoginErrorNotice({ error }: { readonly error: LoginError | undefined }) {
  if (!error) return null;
  return (
    <Notice tone="danger">
      <b>
        <bdi>{error.text}</bdi>
      </b>
      {error.hint && (
        <>
          <br />
          <span>{error.hint}</span>
        </>
      )}
      <ErrorDetail text={error.detail} />
    </Notice>
  );
}
