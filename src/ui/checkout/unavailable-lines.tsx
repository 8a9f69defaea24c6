import { Ban, CircleExclamationPoint, PencilLine, Tag } from 'lucide-react';
import { lineTotal } from '../../domain/cart/cart';
import type { UnavailableReason, UnavailableLine } from '../../domain/cart/cart-review';
import { formatUsd } from '../format/format-money';
import { AnnotatedLine, type LineAnnotation } from '../components/lines/annotated-line';

/** Items that are not available as chosen, each with the reason. */
export function UnavailableLines({ lines }: { readonly lines: readonly UnavailableLine[] }) {
  return (
    <ul className="lines lines--sm mt-3" role="list">
      {lines.map(({ item, reason }) => (
        <AnnotatedLine
          key={item.id}
          name={item.name}
          image={item.image}
          meta={`Quantity ${item.quantity}`}
          price={formatUsd(lineTotal(item))}
          annotation={annotationOf(reason)}
        />
      ))}
    </ul>
  );
}

function annotationOf(reason: UnavailableReason): LineAnnotation {
  switch (reason.kind) {
    case 'gone':
      return { icon: Ban, tone: 'bad', text: "Not on today's menu" };
    case 'renamed':
      return {
        icon: PencilLine,
        tone: 'warn',
        text: (
          <>
            Now called <bdi>{reason.newName}</bdi>
          </>
        ),
      };
    case 'priceChanged': {
      const [from, to] = [formatUsd(reason.from), formatUsd(reason.to)];
      return { icon: Tag, tone: 'warn', text: `Price changed from ${from} to ${to}` };
    }
    case 'onlyLeft':
      return { icon: CircleExclamationPoint, tone: 'warn', text: `Only ${reason.left} left` };
  }
}
