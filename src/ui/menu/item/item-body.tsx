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

/** Allergens come before ingredients, because some customers look for them first. */
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
      {dietaryLabels.length > 0 && <Tags title="Dietary labels" texts={dietaryLabels.map((label) => label.name)} />}
      {allergens.length > 0 ? (
        <Tags title="Allergens" texts={allergens} icon={TriangleExclamationPoint} />
      ) : (
        <Text title="Allergens">The kitchen lists none for this item. Please ask us if you have an allergy.</Text>
      )}
      {ingredients.length > 0 && (
        <Text title="Ingredients">
          <bdi>{sentenceOf(ingredients)}</bdi>
        </Text>
      )}
    </div>
  );
}

interface TagsProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** With an icon the tags are emphasized. */
  readonly icon?: IconComponent;
}

function Tags({ title, texts, icon }: TagsProps) {
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>{title}</h3>
      <ul className={icon ? 'tags tags--strong' : 'tags'} role="list" aria-labelledby={titleId}>
        {texts.map((text) => (
          <li key={text}>
            {icon && <Icon of={icon} />}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

function Text({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="item__small">{children}</p>
    </>
  );
}

/** `wheat flour`, `butter` becomes `Wheat flour, butter.` */
function sentenceOf(texts: readonly string[]): string {
  const text = texts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
