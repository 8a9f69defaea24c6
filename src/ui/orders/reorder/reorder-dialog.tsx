import { Ban, Check, CircleAlert, Tag, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import { lineTotal, totalItems } from '../../../domain/cart/cart';
import type { ReorderLine } from '../../../domain/orders/reorder';
import type { ReorderReport, ReorderViewModel } from '../../../view-models/orders/reorder.view-model';
import { CheckoutEntryViewModel } from '../../../view-models/checkout/checkout-entry.view-model';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { OverlaysViewModel } from '../../../view-models/shell/overlays.view-model';
import { Button, buttonClass } from '../../components/buttons/button';
import { Modal } from '../../components/dialogs/modal';
import { ErrorTexts } from '../../components/feedback/error-texts';
import { Notice } from '../../components/feedback/notice';
import { Icon } from '../../components/icons/icon';
import { AllergenWarningText } from '../../components/lines/allergen-warning-text';
import { useAllergenWarning } from '../../components/lines/use-allergen-warning';
import { AnnotatedLine, type LineAnnotation } from '../../components/lines/annotated-line';
import { formatMoney } from '../../format/format-money';
import { useShared, useViewModel } from '../../view-model-context';

type AddedItem = Extract<ReorderLine, { kind: 'added' }>;

interface ReorderDialogProps {
  readonly reorder: ReorderViewModel;
}

export const ReorderDialog = observer(function ReorderDialog({ reorder }: ReorderDialogProps) {
  const overlays = useShared(OverlaysViewModel);
  const checkoutEntry = useShared(CheckoutEntryViewModel);
  useViewModel(AllergensViewModel);
  const explanation = useId();
  const { report } = reorder;
  if (!report) return null;
  const added = totalItems(report.lines.flatMap((line) => (line.kind === 'added' ? [line.item] : [])));
  const checkOut = () => {
    reorder.close();
    checkoutEntry.start();
  };
  const viewCart = () => {
    reorder.close();
    overlays.openCart();
  };
  return (
    <Modal
      title="Order Again"
      size="mid"
      describedBy={explanation}
      onClose={reorder.close}
      footRow
      foot={
        <>
          {added > 0 ? (
            <>
              <Button variant="secondary" onClick={viewCart}>
                View Cart
              </Button>
              <Button onClick={checkOut}>Checkout</Button>
            </>
          ) : (
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.menu}>
              Browse Menu
            </Link>
          )}
          {report.error && <Button onClick={() => void reorder.retry()}>Try Again</Button>}
        </>
      }
    >
      {report.error ? (
        <Notice tone="danger">
          <ErrorTexts error={report.error} textId={explanation}>
            Nothing was added to your cart.
          </ErrorTexts>
        </Notice>
      ) : (
        <div className="row row--between">
          <p id={explanation} role="status">
            <Summary report={report} added={added} />
          </p>
          {added > 0 && (
            <button className="text-btn" type="button" onClick={reorder.undo}>
              Undo
            </button>
          )}
        </div>
      )}
      <ul className="lines lines--sm mt-3" role="list">
        {report.lines.map((line, position) => (
          <Line key={position} line={line} />
        ))}
      </ul>
    </Modal>
  );
});

function Summary({ report: { order }, added }: { readonly report: ReorderReport; readonly added: number }) {
  if (added === 0) return <b>Nothing was added to your cart.</b>;
  const ordered = totalItems(order.items);
  const items = added === ordered ? `All ${added} items` : `${added} of ${ordered} items`;
  const inCart = `${ordered === 1 ? 'The item' : items} ${added === 1 ? 'is' : 'are'} in your cart`;
  return (
    <>
      <b>{`${inCart} `}</b>
      <span>at today's prices.</span>
    </>
  );
}

function Line({ line }: { readonly line: ReorderLine }) {
  if (line.kind === 'added') return <AddedLine line={line} />;
  const { itemName, imageUrl, quantity } = line.ordered;
  return <AnnotatedLine name={itemName} image={imageUrl} meta={`Quantity ${quantity}`} annotation={refusalOf(line)} />;
}

interface AddedLineProps {
  readonly line: AddedItem;
}

/** Order Again has already added the item, so its line warns of an avoided allergen, as every button that adds does. */
const AddedLine = observer(function AddedLine({ line }: AddedLineProps) {
  const { id, name, image, quantity, price } = line.item;
  const warning = useAllergenWarning(id);
  return (
    <AnnotatedLine
      name={name}
      image={image}
      meta={`${quantity} × ${formatMoney(price)}`}
      price={formatMoney(lineTotal(line.item))}
      annotation={additionOf(line)}
    >
      {warning && (
        <p className="lines__why lines__why--warn">
          <Icon of={TriangleAlert} />
          <span>
            <AllergenWarningText warning={warning} />
          </span>
        </p>
      )}
    </AnnotatedLine>
  );
});

function refusalOf(line: Exclude<ReorderLine, AddedItem>): LineAnnotation {
  if (line.kind === 'gone') return { icon: Ban, tone: 'bad', text: "Not on today's menu, so not added" };
  return { icon: Ban, tone: 'bad', text: `Your cart has ${line.inCart}, and no more can be ordered` };
}

function additionOf({ item, wanted, nameBefore, priceBefore }: AddedItem): LineAnnotation {
  const fewer = item.quantity < wanted ? `Added ${item.quantity} of ${wanted}, no more can be ordered` : undefined;
  const priced =
    priceBefore === undefined
      ? undefined
      : `The price changed from ${formatMoney(priceBefore)} to ${formatMoney(item.price)}`;
  const text = (
    <>
      <span>{fewer ?? 'Added'}</span>
      {nameBefore !== undefined && (
        <>
          <span>{'. It was called '}</span>
          <bdi>{nameBefore}</bdi>
        </>
      )}
      {priced && <span>{`. ${priced}`}</span>}
    </>
  );
  if (fewer) return { icon: CircleAlert, tone: 'warn', text };
  return nameBefore !== undefined || priced ? { icon: Tag, tone: 'warn', text } : { icon: Check, tone: 'ok', text };
}
