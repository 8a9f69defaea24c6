import type { LegalTexts } from '../../../domain/shop/shop-profile';
import { privacy } from './privacy';
import { terms } from './terms';

export const legal: LegalTexts = { privacy, terms };
