import type { PickupPlace } from '../../domain/shop/shop-numbers';
import { unbroken } from './unbroken';

export function formatPlace({ street, city, state, postalCode }: PickupPlace): string {
  const region = formatRegion(state, postalCode);
  return `${street}, ${city}${state ? ', ' : ' '}${region}`;
}

export function formatRegion(state?: string, postalCode?: string): string {
  return unbroken([state, postalCode].filter(Boolean).join(' '));
}
