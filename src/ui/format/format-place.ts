import type { PickupPlace } from '../../domain/shop/shop-numbers';

export function formatPlace({ street, city, state, postalCode }: PickupPlace): string {
  const region = formatRegion(state, postalCode);
  return `${street}, ${city}${state ? ', ' : ' '}${region}`;
}

/** `TX 75204`, which no line breaks in two */
export function formatRegion(state?: string, postalCode?: string): string {
  return [state, postalCode].filter(Boolean).join('\u00a0');
}
