import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Report, ReportConsent, Reports } from '../../domain/reports/ports';
import { sentReport, type SentReport } from '../../domain/reports/sent-report';

/** One page sends no more reports than this: a beacon holds 64 KiB, and an error may repeat for hours. */
const maxReports = 50;

interface BeaconPage {
  /** `visibilitychange` reaches the document first, where web-vitals takes its last measurements. */
  readonly window: Pick<EventTarget, 'addEventListener'>;
  readonly document: Pick<Document, 'visibilityState'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  path(): string;
}

interface BeaconReportsNeeds {
  readonly url: string;
  readonly shop: string;
  readonly consent: ReportConsent;
  /** The share of visits in percent. A receiver multiplies its counts by 100 / `sample`. */
  readonly sample: number;
  /** Says whether this visit also sends steps and vitals. Every visit sends what goes wrong. */
  readonly isInSample: boolean;
  readonly page: BeaconPage;
}

/**
 * Reports are sent when the page is hidden, because phones promise no later event. A page that the visitor leaves is
 * hidden too.
 */
export class BeaconReports implements Reports {
  private readonly known = new Set<string>();
  private waiting: readonly SentReport[] = [];

  constructor(private readonly needs: BeaconReportsNeeds) {
    const { window, document } = needs.page;
    window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.send());
  }

  isOn(): boolean {
    return this.needs.consent.isGiven();
  }

  report(report: Report): void {
    const isSampled = report.kind === 'step' || report.kind === 'vital';
    if (isSampled && !this.needs.isInSample) return;
    const sent = sentReport(report, this.needs.page.path());
    const text = JSON.stringify(sent);
    if (this.known.has(text) || this.known.size === maxReports) return;
    this.known.add(text);
    this.waiting = [...this.waiting, sent];
  }

  private send(): void {
    const { url, shop, sample, page } = this.needs;
    const reports = this.waiting;
    this.waiting = [];
    // A text is a simple request, which needs no answer to OPTIONS first.
    if (reports.length > 0 && this.isOn())
      page.navigator.sendBeacon(url, JSON.stringify({ version: 1, shop, sample, reports }));
  }
}

export function watchVitals(reports: Reports): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => reports.report({ kind: 'vital', name, value }));
}
