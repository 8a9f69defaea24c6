import type { PickupPlace } from '../../domain/shop/shop-numbers';

export function formatPlace({ street, city, state, postalCode }: PickupPlace): string {
  return `${street}, ${city}${state ? `, ${state}` : ''} ${postalCode}`;
}
