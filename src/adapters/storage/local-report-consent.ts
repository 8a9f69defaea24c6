import type { ReportConsent } from '../../domain/reports/ports';
import type { JsonStorage } from './json-storage';

const key = 'storefront.reportConsent';

export class LocalReportConsent implements ReportConsent {
  constructor(
    private readonly storage: JsonStorage,
    readonly isRefusedByBrowser: boolean,
  ) {}

  isGiven(): boolean {
    return !this.isRefusedByBrowser && this.storage.read(key) === true;
  }

  save(given: boolean): void {
    this.storage.write(key, given);
  }
}
