import type { ShopProfile } from '../../domain/shop/shop-profile';

/** What the first dishes need to know of the shop. The build writes it beside their script. */
export interface EarlyShop extends Pick<ShopProfile, 'locale' | 'currency' | 'words' | 'crossContact' | 'pickup'> {
  readonly showUnratedStars: boolean | undefined;
  /** Where the shop is on its host: `/`, or `/shop/`. */
  readonly base: string;
  readonly placeholder: string;
}
