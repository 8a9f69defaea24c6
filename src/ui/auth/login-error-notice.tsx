import { observer } from 'mobx-react-lite';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { ErrorDetail } from '../components/feedback/error-detail';
import { Notice } from '../components/feedback/notice';

interface LoginErrorNoticeProps {
  readonly login: LoginViewModel;
  readonly of: 'google' | 'email';
}

/** Stands above the button or the form that failed. */
export const LoginErrorNotice = observer(function LoginErrorNotice({ login, of: way }: LoginErrorNoticeProps) {
  const { error, failedWay } = login;
  if (!error || failedWay !== way) return null;
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
});
