import type { MenuCategory } from '../../domain/menu/product';

export function groupId({ slug }: Pick<MenuCategory, 'slug'>): string {
  return `group-${slug}`;
}
