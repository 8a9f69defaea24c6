import { maxPaymentPolls } from '../../domain/checkout/poll-payment';

export function PollProgress({ polls }: { readonly polls: number }) {
  return (
    <div className="polls" role="img" aria-label={`Check ${polls} of ${maxPaymentPolls}`}>
      {Array.from({ length: maxPaymentPolls }, (_, tick) => (
        <i key={tick} className={tick < polls ? 'on' : undefined} />
      ))}
    </div>
  );
}
