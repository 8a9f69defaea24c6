import { getCountryCallingCode, getExampleNumber, Metadata, type CountryCode } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import type { DialCode } from '../../domain/shop/shop-numbers';

declare module 'libphonenumber-js/mobile' {
  interface Metadata {
    type(name: 'MOBILE'): { possibleLengths(): readonly number[] };
  }
}

export function dialCodesOf(countries: readonly CountryCode[]): readonly DialCode[] {
  const firsts = countries.filter(
    (country, position) =>
      position === countries.findIndex((other) => getCountryCallingCode(other) === getCountryCallingCode(country)),
  );
  return firsts.map((country) => {
    const callingCode = getCountryCallingCode(country);
    const sharing = countries.filter((other) => getCountryCallingCode(other) === callingCode);
    return { code: `+${callingCode}`, label: `+${callingCode} (${sharing.join(', ')})`, ...mobileNumbersOf(country) };
  });
}

function mobileNumbersOf(country: CountryCode): Pick<DialCode, 'lengths' | 'trunkPrefix' | 'groups'> {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = metadata.type('MOBILE').possibleLengths();
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`No mobile number of ${country} is known.`);
  const inCountry = example.formatNational().replaceAll(/\D/g, '');
  const trunkPrefix = inCountry.slice(0, -example.nationalNumber.length);
  if (trunkPrefix) return { lengths, trunkPrefix };
  const groups = example.formatInternational().split(' ').slice(1);
  return { lengths, trunkPrefix, groups: groups.map((group) => group.length) };
}
