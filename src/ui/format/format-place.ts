import type { PickupPlace } from '../../domain/shop/shop-numbers';

/** `1420 Elm Street, Dallas, TX 75202` */
export function formatPlace({ street, city, state, postalCode }: PickupPlace): string {
  return `${street}, ${city}${state ? `, ${state}` : ''} ${postalCode}`;
}
