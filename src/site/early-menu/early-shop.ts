import type { ShopProfile } from '../../domain/shop/shop-profile';

/** The facts of the shop that the first dishes need. The build writes them beside their script. */
export interface EarlyShop extends Pick<ShopProfile, 'locale' | 'currency' | 'words' | 'crossContact' | 'pickup'> {
  readonly showUnratedStars: boolean | undefined;
  /** Where the shop is on its host: `/`, or `/shop/`. */
  readonly base: string;
  readonly placeholder: string;
}
