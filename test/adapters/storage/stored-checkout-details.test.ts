import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDetails } from '../../../src/adapters/storage/checkout-records';
import { emptyDetails } from '../../../src/domain/checkout/checkout-details';
import { validateDetails } from '../../../src/domain/checkout/checkout-details-rules';
import { hasErrors } from '../../../src/domain/shared/field-errors';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';
import { pickupDetails } from '../../support/builders';

describe('stored checkout details', () => {
  it('are read as they were stored, with the state and country that are served', () => {
    const details = pickupDetails({ dialCode: '+91', mobile: '12' });
    expect(decodeDetails(JSON.parse(JSON.stringify(details)))).toEqual(details);
    expect(decodeDetails({ ...details, state: 'CA', country: 'X' })).toEqual(details);
  });

  it('are repaired field by field', () => {
    expect(decodeDetails({ city: 'Plano', zip: 75074, dialCode: 7, fulfillmentType: 'DRONE' })).toEqual({
      ...emptyDetails,
      city: 'Plano',
    });
  });

  it('are read from any value without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const details = decodeDetails(stored);
        expect(details === undefined || typeof hasErrors(validateDetails(details, specifiedArea)) === 'boolean').toBe(
          true,
        );
      }),
    );
  });
});
