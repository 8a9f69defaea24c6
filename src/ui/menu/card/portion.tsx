import { spiceTexts, type Product } from '../../../domain/menu/product';

export function Portion({ product: { portion, spiceLevel } }: { readonly product: Product }) {
  if (!portion && !spiceLevel) return null;
  return (
    <p className="portion">
      {portion && <bdi>{portion}</bdi>}
      {spiceLevel && <Spice level={spiceLevel} />}
    </p>
  );
}

const chili =
  'M17.5 6.5c.6-1.6.2-3.2-1-4.2l-1.3 1.5c.6.6.7 1.4.4 2.2-2.3-.4-4.3.9-4.9 3.2-.9 3.6-3.4 6.8-8.2 8.3 1.6 3 12.4 4.2 16-3.6 1.2-2.7 1-6.3-1-7.4z';

function Spice({ level }: { readonly level: number }) {
  return (
    <span className="spice">
      {spiceTexts.map((text, index) => (
        <svg key={text} viewBox="0 0 24 24" aria-hidden="true" className={index >= level ? 'spice__off' : undefined}>
          <path d={chili} />
        </svg>
      ))}
      <span>{spiceTexts[level - 1]}</span>
    </span>
  );
}
