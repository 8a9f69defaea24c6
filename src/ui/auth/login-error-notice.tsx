import { observer } from 'mobx-react-lite';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { Notice } from '../components/feedback/notice';

/** Why nobody was signed in. */
export const LoginErrorNotice = observer(function LoginErrorNotice({
  login: { problem },
}: {
  readonly login: LoginViewModel;
}) {
  if (!problem) return null;
  return (
    <Notice tone="danger">
      <b>{problem.text}</b>
      {problem.hint && (
        <>
          <br />
          {problem.hint}
        </>
      )}
    </Notice>
  );
});
