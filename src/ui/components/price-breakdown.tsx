import './price-breakdown.css';

interface Sum {
  readonly label: string;
  /** Formatted, with its sign and currency. */
  readonly amount: string;
  /** Marks an amount that costs nothing. */
  readonly free?: boolean;
}

export function PriceBreakdown({ rows, total }: { readonly rows: readonly Sum[]; readonly total: Sum }) {
  return (
    <dl className="sums">
      {rows.map(({ label, amount, free }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={free ? 'is-free' : undefined}>{amount}</dd>
        </div>
      ))}
      <div className="sums__total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  );
}
