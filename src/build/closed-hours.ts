import { hoursOn, openState, weekdays, type OpeningHours } from '../domain/shop/opening-hours';
import { weOpen } from '../ui/format/format-opening';

/** Hours at which the shop is closed, counted from Monday at midnight: Tuesday at 7AM is 31. */
export interface ClosedHours {
  /** 0 to 167 */
  readonly from: number;
  /** 1 to 168, on the same day. */
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
        return {
          from: day * 24 + from,
          to: day * 24 + to,
          text: state.kind === 'closed' && state.opens ? weOpen(state.opens) : '',
        };
      });
  });
}
