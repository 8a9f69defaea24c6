import { observer } from 'mobx-react-lite';
import type { ReportConsentViewModel } from '../../view-models/shell/report-consent.view-model';
import { Switch } from '../components/forms/switch';
import { Verbatim } from '../components/text/verbatim';

interface ReportConsentTextProps {
  readonly consent: ReportConsentViewModel;
  readonly receiver: string;
}

export const ReportConsentText = observer(function ReportConsentText({ consent, receiver }: ReportConsentTextProps) {
  return (
    <>
      <p>
        If you agree, your browser tells us what went wrong on a page, how fast it was, and how far a visit came: the
        shop opened, the menu seen, something added, the checkout opened, an order placed and paid. In no other way are
        visits counted here.
      </p>
      <p>
        <span>Reports go to </span>
        <Verbatim>{receiver}</Verbatim>
      </p>
      <p>
        A report holds no name, email, phone number or address, no order and nothing you typed. Whoever receives it sees
        the internet address it comes from, as with everything a browser sends.
      </p>
      {consent.isRefusedByBrowser ? (
        <p>Your browser asks not to be tracked (Global Privacy Control), so nothing is sent.</p>
      ) : (
        <>
          <p>Nothing is sent until you switch it on, and nothing after you switch it off.</p>
          <Switch
            label="Send reports"
            hint="Saved on this device only"
            checked={consent.isGiven}
            onChange={consent.choose}
          />
        </>
      )}
    </>
  );
});
