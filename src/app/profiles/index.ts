import type { LegalTexts, ShopProfile } from '../../domain/shop/shop-profile';

const profiles = import.meta.glob<{ readonly profile: ShopProfile }>('./*/profile.ts');

const legalTexts = import.meta.glob<{ readonly legal: LegalTexts }>('./*/legal.ts');

export async function loadProfile(name: string): Promise<ShopProfile> {
  const load = profiles[`./${name}/profile.ts`];
  if (!load) throw new Error(`There is no shop "${name}": src/app/profiles/${name}/profile.ts is missing.`);
  return (await load()).profile;
}

export async function loadLegalTexts(name: string): Promise<LegalTexts> {
  const load = legalTexts[`./${name}/legal.ts`];
  if (!load) throw new Error(`There is no shop "${name}": src/app/profiles/${name}/legal.ts is missing.`);
  return (await load()).legal;
}
