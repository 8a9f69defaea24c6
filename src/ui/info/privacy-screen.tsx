import { observer } from 'mobx-react-lite';
import { paths } from '../../domain/shared/paths';
import type { LegalText } from '../../domain/shop/shop-profile';
import { ReportConsentViewModel } from '../../view-models/shell/report-consent.view-model';
import { useViewModel } from '../view-model-context';
import { LegalScreen } from './legal-screen';
import { ReportConsentText } from './report-consent-text';

export const PrivacyScreen = observer(function PrivacyScreen({ text }: { readonly text: LegalText }) {
  const consent = useViewModel(ReportConsentViewModel);
  const { receiver } = consent;
  return (
    <LegalScreen
      title="Privacy"
      path={paths.privacy}
      text={text}
      addition={
        receiver === undefined
          ? undefined
          : {
              heading: 'Reports of errors and speed',
              content: <ReportConsentText consent={consent} receiver={receiver} />,
            }
      }
    />
  );
});
