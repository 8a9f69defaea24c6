import type { DozenProgress } from '../../domain/cart/dozen';

export function Dozen({ progress: { count, of, filled } }: { readonly progress: DozenProgress }) {
  const size = of - count + filled;
  return (
    <p className="dozen">
      <span className="dozen__dots" aria-hidden="true">
        {Array.from({ length: size }, (_, position) => (
          <i key={position} className={position < filled ? 'on' : undefined} />
        ))}
      </span>
      <span>
        <b>{`${count} of ${of}`}</b>
        {of === size && <span> for a dozen</span>}
      </span>
    </p>
  );
}
