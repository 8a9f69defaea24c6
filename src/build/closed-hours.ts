import { hoursOn, openState, weekdays, type OpeningHours, type Weekday } from '../domain/shop/opening-hours';
import { weOpen } from '../ui/format/format-opening';

/** Hours of a day at which the shop is closed. */
export interface ClosedHours {
  readonly weekday: Weekday;
  /** Whole hour, 0 to 23. */
  readonly from: number;
  /** Whole hour, 1 to 24. */
  readonly to: number;
  /** For example `We open Tuesday at 7AM.`; empty if the shop never opens. */
  readonly text: string;
}

/** The closed hours of a week, and the text that customers then see. For a shop without closed days. */
export function closedHours(hours: OpeningHours): readonly ClosedHours[] {
  return weekdays.flatMap((weekday, day) => {
    const { opens, closes } = hoursOn(weekday, hours) ?? { opens: 24, closes: 24 };
    const spans = [
      { from: 0, to: opens },
      { from: closes, to: 24 },
    ];
    return spans
      .filter(({ from, to }) => from < to)
      .map(({ from, to }) => {
        // Any week gives the same hours, and UTC can replace the shop's time zone. January 5, 2026 is a Monday.
        const state = openState(new Date(Date.UTC(2026, 0, 5 + day, from)), 'UTC', hours);
        return { weekday, from, to, text: state.kind === 'closed' && state.opens ? weOpen(state.opens) : '' };
      });
  });
}
