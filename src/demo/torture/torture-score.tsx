import { Check, TriangleAlert } from 'lucide';
import type { DemoCounts } from './demo-torture.view-model';
import { classNames } from '../../ui/components/class-names';
import { Icon } from '../../ui/components/icons/icon';

interface TortureScoreProps {
  readonly counts: DemoCounts;
  readonly isRight: boolean;
}

export function TortureScore({ counts, isRight }: TortureScoreProps) {
  const { wanted, made, lost, doubled, inCart, inPending, ordered, violations } = counts;
  return (
    <section aria-label="Count">
      <dl className="torture__score">
        <Figure label="Orders wanted" value={wanted} />
        <Figure label="Orders made" value={made} />
        <Figure label="Items lost" value={lost} />
      </dl>
      <p className={classNames('torture__verdict', !isRight && 'torture__verdict--bad')} role="status">
        <Icon of={isRight ? Check : TriangleAlert} />
        <span>{verdict(counts, isRight)}</span>
      </p>
      <h2>Where the items are</h2>
      <dl className="torture__places">
        <Figure label="In the cart" value={inCart} />
        <Figure label="In unfinished orders" value={inPending} />
        <Figure label="Ordered" value={ordered} />
        <Figure label="In two places" value={doubled} />
      </dl>
      {violations.length > 0 && (
        <ul>
          {violations.map((violation, position) => (
            <li key={position}>{violation}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function verdict({ wanted, waiting }: DemoCounts, isRight: boolean): string {
  if (!isRight) return "Something's wrong: this is a bug in the shop.";
  if (waiting > 0) {
    const orders = waiting === 1 ? 'One order has' : `${waiting} orders have`;
    return `Nothing is lost. ${orders} no answer yet: press Confirm & Pay again.`;
  }
  return wanted === 0
    ? 'Nothing is lost. Nothing has been ordered yet.'
    : 'Orders wanted = orders made, items lost = 0.';
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
