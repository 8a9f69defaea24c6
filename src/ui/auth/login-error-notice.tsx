import { observer } from 'mobx-react-lite';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { ErrorDetail } from '../components/feedback/error-detail';
import { Notice } from '../components/feedback/notice';

export const LoginErrorNotice = observer(function LoginErrorNotice({
  login: { error },
}: {
  readonly login: LoginViewModel;
}) {
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
});
