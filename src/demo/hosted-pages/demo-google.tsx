import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { DemoGoogleViewModel } from './demo-google.view-model';
import { Button } from '../../ui/components/buttons/button';
import { GoogleIcon } from '../../ui/components/icons/google-icon';
import { Icon } from '../../ui/components/icons/icon';
import { Notice } from '../../ui/components/feedback/notice';
import { Verbatim } from '../../ui/components/text/verbatim';
import { useShop } from '../../ui/shop-context';
import { useViewModel } from '../../ui/view-model-context';
import { HostedPage } from './hosted-page';

export const DemoGoogle = observer(function DemoGoogle() {
  const google = useViewModel(DemoGoogleViewModel);
  const { name } = useShop();
  const [queryParams] = useSearchParams();
  const request = { redirect: queryParams.get('redirect') ?? '', state: queryParams.get('state') ?? undefined };

  return (
    <HostedPage
      title="Demo sign-in"
      note="Stand-in for Google sign-in. No account is used."
      className="hosted--sign-in"
    >
      <div>
        <Icon of={GoogleIcon} size="lg" />
        <h1 className="mt-4">
          <span>{'Sign in to '}</span>
          <Verbatim>{name}</Verbatim>
        </h1>
        <p className="mt-2">
          <Verbatim>{name}</Verbatim>
          <span> would receive your name, email address and picture.</span>
        </p>
        {google.error && (
          <Notice tone="danger" className="mt-4">
            {google.error}
          </Notice>
        )}
        <div className="stack stack--3 mt-6">
          <Button block pending={google.isPending} onClick={() => void google.accept(request)}>
            Continue as Demo Customer
          </Button>
          <Button variant="secondary" block onClick={() => google.deny(request)}>
            Deny
          </Button>
        </div>
      </div>
    </HostedPage>
  );
});
