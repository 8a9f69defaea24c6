import { TriangleAlert } from 'lucide';
import type { AllergenWarning } from '../../../domain/menu/allergens';
import type { DetailsState } from '../../../view-models/menu/item-details.view-model';
import { AllergenWarningText } from '../../components/lines/allergen-warning-text';
import { Notice } from '../../components/feedback/notice';
import { PhoneWithHours } from '../../components/shop/phone-with-hours';
import { useShop } from '../../shop-context';
import { Tags } from './tags';

interface ItemAllergensProps {
  readonly allergens: readonly string[] | undefined;
  readonly detailsState: DetailsState;
  readonly warning: AllergenWarning | undefined;
}

export function ItemAllergens({ allergens, detailsState, warning }: ItemAllergensProps) {
  const { words } = useShop();
  return (
    <>
      {allergens && allergens.length > 0 ? (
        <Tags title="Allergens" texts={allergens} icon={TriangleAlert} />
      ) : (
        <>
          <h3>Allergens</h3>
          {allergens ? (
            <p className="item__small">{`The kitchen lists no allergens for this ${words.item}.`}</p>
          ) : (
            <NotStated detailsState={detailsState} />
          )}
        </>
      )}
      {warning?.kind === 'contains' && (
        <Notice tone="warning">
          <AllergenWarningText warning={warning} />
        </Notice>
      )}
    </>
  );
}

function NotStated({ detailsState }: { readonly detailsState: DetailsState }) {
  const { words } = useShop();
  if (detailsState === 'pending') return <p className="item__small">Asking the kitchen.</p>;
  const known =
    detailsState === 'answered'
      ? `The kitchen has not listed allergens for this ${words.item}.`
      : `We couldn't look up the allergens of this ${words.item}.`;
  return (
    <Notice tone="warning">
      <p>
        <span>{`${known} Ask before you order: `}</span>
        <PhoneWithHours orEmail />
        <span>.</span>
      </p>
    </Notice>
  );
}
