import type { Category } from '../../domain/menu/product';

export function groupId({ slug }: Pick<Category, 'slug'>): string {
  return `group-${slug}`;
}
