import { Ban, CircleAlert, PencilLine, Tag, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { UnavailableReason } from '../../domain/cart/cart-review';
import type { AllergenWarning } from '../../domain/menu/allergens';
import { AllergenWarningText } from '../components/lines/allergen-warning-text';
import { Icon, type IconDrawing } from '../components/icons/icon';
import { formatMoney } from '../format/format-money';

interface ReasonProps {
  readonly id?: string;
  readonly icon: IconDrawing;
  readonly bad?: boolean;
  readonly children: ReactNode;
}

function Reason({ id, icon, bad = false, children }: ReasonProps) {
  return (
    <p className={bad ? 'lines__why lines__why--bad' : 'lines__why lines__why--warn'} id={id}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}

export function AllergenReason({ warning }: { readonly warning: AllergenWarning }) {
  return (
    <Reason icon={TriangleAlert}>
      <AllergenWarningText warning={warning} />
    </Reason>
  );
}

export function LimitReason({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Reason id={id} icon={CircleAlert}>
      {children}
    </Reason>
  );
}

export function UnavailableLineReason({ id, reason }: { readonly id: string; readonly reason: UnavailableReason }) {
  switch (reason.kind) {
    case 'gone':
      return (
        <Reason id={id} icon={Ban} bad>
          Not on today's menu. You can decide at checkout.
        </Reason>
      );
    case 'renamed':
      return (
        <Reason id={id} icon={PencilLine}>
          <span>{'Now called '}</span>
          <bdi>{reason.newName}</bdi>
          <span>. You can decide at checkout.</span>
        </Reason>
      );
    case 'priceChanged':
      return (
        <Reason id={id} icon={Tag}>{`The price is now ${formatMoney(reason.to)}. You can decide at checkout.`}</Reason>
      );
    case 'onlyLeft':
      return <LimitReason id={id}>{`Only ${reason.left} left. You can decide at checkout.`}</LimitReason>;
  }
}
