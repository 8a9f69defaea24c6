import { CalendarDays, TriangleExclamationPoint } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Product } from '../../../domain/menu/product';
import { Icon, type IconComponent } from '../../components/icons/icon';
import { Rating } from '../rating';
import { formatDay } from '../../format/format-date';

interface ItemBodyProps {
  readonly product: Product;
  readonly titleId: string;
}

/** Allergens stand before ingredients: who needs them looks for them first. */
export function ItemBody({ product, titleId }: ItemBodyProps) {
  const { name, rating, category, deliverableOn, description, dietaryLabels, allergens, ingredients } = product;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div className="item__body" tabIndex={0} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <bdi>{name}</bdi>
      </h2>
      <p className="item__facts">
        <Rating value={rating} />
        <bdi>{category.name}</bdi>
        {deliverableOn && (
          <span>
            <Icon of={CalendarDays} />
            Delivery {formatDay(deliverableOn)}
          </span>
        )}
      </p>
      {description && <p dir="auto">{description}</p>}
      {dietaryLabels.length > 0 && <Tags title="Dietary labels" words={dietaryLabels.map((label) => label.name)} />}
      {allergens.length > 0 ? (
        <Tags title="Allergens" words={allergens} icon={TriangleExclamationPoint} />
      ) : (
        <Words title="Allergens">The kitchen lists none for this item. Please ask us if you have an allergy.</Words>
      )}
      {ingredients.length > 0 && (
        <Words title="Ingredients">
          <bdi>{sentenceOf(ingredients)}</bdi>
        </Words>
      )}
    </div>
  );
}

interface TagsProps {
  readonly title: string;
  readonly words: readonly string[];
  /** Makes the tags stand out. */
  readonly icon?: IconComponent;
}

function Tags({ title, words, icon }: TagsProps) {
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>{title}</h3>
      <ul className={icon ? 'tags tags--strong' : 'tags'} role="list" aria-labelledby={titleId}>
        {words.map((word) => (
          <li key={word}>
            {icon && <Icon of={icon} />}
            <bdi>{word}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="item__small">{children}</p>
    </>
  );
}

/** `wheat flour`, `butter` becomes `Wheat flour, butter.` */
function sentenceOf(words: readonly string[]): string {
  const text = words.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
