import { observer } from 'mobx-react-lite';
import { googlePasswordText } from '../../domain/profile/profile';
import { PasswordViewModel } from '../../view-models/profile/password.view-model';
import { GoogleIcon } from '../components/icons/google-icon';
import { Notice } from '../components/feedback/notice';
import { useViewModel } from '../view-model-context';
import { PasswordForm } from './password-form';
import { NewTabNote } from '../components/text/new-tab-note';
import { Panel } from '../components/panel';

const googleSecuritySettings = 'https://myaccount.google.com/security';

export const PasswordPanel = observer(function PasswordPanel() {
  const password = useViewModel(PasswordViewModel);
  return (
    <Panel title="Password">
      {password.hasPassword ? (
        <PasswordForm password={password} />
      ) : (
        <Notice icon={GoogleIcon}>
          <b>{googlePasswordText}</b>
          <br />
          <span>{'You sign in with Google. '}</span>
          <a href={googleSecuritySettings} target="_blank" rel="noreferrer">
            <span>Open your Google security settings</span>
            <NewTabNote />
          </a>
          <span>{' to change it.'}</span>
        </Notice>
      )}
    </Panel>
  );
});
