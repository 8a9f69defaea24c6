import { ReportConsentViewModel } from '../../view-models/shell/report-consent.view-model';
import { tokens } from '../tokens';
import { wire } from '../wiring';

export const privacyModule = wire(({ add }) => {
  add(ReportConsentViewModel, [tokens.reportConsent, tokens.reportReceiver]);
});
