import type { Category } from '../../domain/menu/product';

/** The id of a category's group on the menu page, for links to it. */
export function groupId({ slug }: Pick<Category, 'slug'>): string {
  return `group-${slug}`;
}
