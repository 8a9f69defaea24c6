import { makeAutoObservable } from 'mobx';
import type { ReportConsent } from '../../domain/reports/ports';

export class ReportConsentViewModel {
  receiver: string | undefined = undefined;
  isGiven = false;

  constructor(
    private readonly consent: ReportConsent,
    private readonly host: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isRefusedByBrowser(): boolean {
    return this.consent.isRefusedByBrowser;
  }

  load(): void {
    this.receiver = this.host;
    this.isGiven = this.consent.isGiven();
  }

  choose(given: boolean): void {
    this.consent.save(given);
    this.isGiven = given;
  }
}
