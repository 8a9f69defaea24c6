import { Ban, CircleAlert, PencilLine, Tag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { lineTotal } from '../../domain/cart/cart';
import type { UnavailableReason, UnavailableLine } from '../../domain/cart/cart-review';
import { formatMoney } from '../format/format-money';
import { AnnotatedLine, type LineAnnotation } from '../components/lines/annotated-line';
import type { Elements } from '../components/elements';

interface UnavailableLinesProps {
  readonly lines: readonly UnavailableLine[];
  readonly choice?: (line: UnavailableLine) => Elements;
  readonly isRemoved?: (line: UnavailableLine) => boolean;
}

export const UnavailableLines = observer(function UnavailableLines({
  lines,
  choice,
  isRemoved,
}: UnavailableLinesProps) {
  return (
    <ul className="lines lines--sm mt-3" role="list">
      {lines.map((line) => {
        const { item, reason } = line;
        return (
          <AnnotatedLine
            key={item.id}
            isRemoved={isRemoved?.(line)}
            name={item.name}
            image={item.image}
            meta={`Quantity ${item.quantity}`}
            price={formatMoney(lineTotal(item))}
            annotation={annotationOf(reason)}
          >
            {choice?.(line)}
          </AnnotatedLine>
        );
      })}
    </ul>
  );
});

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
            <span>{'Now called '}</span>
            <bdi>{reason.newName}</bdi>
          </>
        ),
      };
    case 'priceChanged': {
      const [from, to] = [formatMoney(reason.from), formatMoney(reason.to)];
      return { icon: Tag, tone: 'warn', text: `Price changed from ${from} to ${to}` };
    }
    case 'onlyLeft':
      return { icon: CircleAlert, tone: 'warn', text: `Only ${reason.left} left` };
  }
}
