import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryAddressOf, detailsFrom, emptyDetails } from '../../../src/domain/checkout/checkout-details';
import { fullMobile } from '../../../src/domain/checkout/mobile-number';
import { servedBy, validateDetails } from '../../../src/domain/checkout/checkout-details-rules';
import { specifiedArea, type ServedArea } from '../../../src/domain/shop/shop-numbers';
import { deliveryDetails, pickupDetails } from '../../support/builders';

const required = { mobile: 'Mobile number is required' };
const invalid = { mobile: 'Please enter a valid 10-digit mobile number' };

it('details without city and state are refused in the words of the shop', () => {
  const area = { ...specifiedArea, cityLabel: 'Suburb', stateLabel: 'Province' };
  const errors = validateDetails(deliveryDetails({ city: '', state: '' }), area);
  expect(errors).toEqual({ city: 'Suburb is required', state: 'Province is required' });
});

describe('delivery details', () => {
  it.each([
    ['everything is right', {}, {}],
    ['there is a second line', { addressLine2: 'Apt 4' }, {}],
    ['the second line is blank', { addressLine2: ' ' }, {}],
    [
      'the second line is too long',
      { addressLine2: 'x'.repeat(201) },
      { addressLine2: 'Address line 2 must be 200 characters or fewer' },
    ],
    ['the address is blank', { addressLine1: ' ' }, { addressLine1: 'Address is required' }],
    [
      'nothing of the address can be seen',
      { addressLine1: '\u200b \u2800', city: '\u3164' },
      { addressLine1: 'Address is required', city: 'City is required' },
    ],
    ['the address has a sign that joins others', { addressLine1: '12 Elm St \u{1f468}\u200d\u{1f373}' }, {}],
    ['the city is blank', { city: ' ' }, { city: 'City is required' }],
    ['the state is missing', { state: '' }, { state: 'State is required' }],
    ['the state is blank', { state: ' ' }, { state: 'State is required' }],
    ['the ZIP code is blank', { zip: ' ' }, { zip: 'ZIP code is required' }],
    ['the ZIP code is short', { zip: '7520' }, { zip: 'Invalid ZIP code format' }],
    ['the ZIP code has 9 digits', { zip: '75201-1234' }, {}],
    ['the ZIP code has blanks around it', { zip: ' 75201 ' }, {}],
    ['the mobile is missing', { mobile: '' }, required],
    ['the mobile is blanks and dashes', { mobile: ' - ' }, required],
    ['the mobile is written with spaces and dashes', { mobile: '214 555-0100' }, {}],
    ['the mobile has 9 digits', { mobile: '214555010' }, invalid],
    ['the mobile has 11 digits', { mobile: '22145550100' }, invalid],
    ['the mobile has a plus without a dial code', { mobile: '+2145550100' }, invalid],
    ['the mobile has brackets', { mobile: '(214)5550100' }, {}],
  ])('are validated when %s', (_case, change, errors) => {
    expect(validateDetails(deliveryDetails(change), specifiedArea)).toEqual(errors);
  });

  it('report all errors at once', () => {
    expect(validateDetails({ ...emptyDetails, state: '' }, specifiedArea)).toEqual({
      addressLine1: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      zip: 'ZIP code is required',
      mobile: 'Mobile number is required',
    });
  });

  it('are in Texas, USA, with a notice', () => {
    expect(emptyDetails).toMatchObject({ fulfillmentType: 'DELIVERY', state: 'TX', country: 'USA', dialCode: '+1' });
    expect(specifiedArea.notice).toContain('Dallas, Texas area');
  });

  describe('of a shop in Leeds', () => {
    const leeds: ServedArea = {
      country: 'United Kingdom',
      notice: 'We deliver in Leeds.',
      postalCode: {
        label: 'Postcode',
        pattern: '[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}',
        example: 'LS1 4AP',
        hint: 'Like LS1 4AP',
      },
      dialCodes: [
        { code: '+44', label: '+44 (GB)', lengths: [10], trunkPrefix: '0' },
        { code: '+1', label: '+1 (US, CA)', lengths: [10], trunkPrefix: '' },
      ],
    };
    const details = servedBy({ area: leeds }, deliveryDetails({ zip: 'LS1 4AP' }));

    it('delivery details of a shop in Leeds have its country, no state and its postcodes', () => {
      expect(details).toMatchObject({ state: '', country: 'United Kingdom' });
      expect(validateDetails(details, leeds)).toEqual({});
      expect(validateDetails({ ...details, zip: 'ls14ap' }, leeds)).toEqual({});
    });

    it('delivery details of a shop in Leeds are sent with the postcode in capitals', () => {
      expect(deliveryAddressOf({ ...details, zip: ' ls1 4ap ' }, leeds).postalCode).toBe('LS1 4AP');
    });

    it.each([
      [' ', {}],
      ['x'.repeat(101), { state: 'State must be 100 characters or fewer' }],
    ])('delivery details of a shop in Leeds need no state, but a state has its limit: "%s"', (state, errors) => {
      expect(validateDetails({ ...details, state }, leeds)).toEqual(errors);
    });

    it.each([
      ['', 'Postcode is required'],
      ['75201', 'Invalid Postcode format'],
      ['LS1 4AP x', 'Invalid Postcode format'],
    ])('refuse the postcode "%s"', (zip, message) => {
      expect(validateDetails({ ...details, zip }, leeds)).toEqual({ zip: message });
    });

    it.each([
      [{ lengths: [10], trunkPrefix: '0' }, 'Please enter a valid 10-digit mobile number'],
      [{ lengths: [10], trunkPrefix: '' }, 'Please enter a valid 10-digit mobile number'],
      [{ lengths: [10, 11] }, 'Please enter a valid 10- or 11-digit mobile number'],
    ])('refuse a mobile number with the digits that its country has: %o', (rule, message) => {
      const area: ServedArea = { ...leeds, dialCodes: [{ code: '+44', label: '+44 (GB)', ...rule }] };
      expect(validateDetails({ ...details, mobile: '07400 12' }, area)).toEqual({ mobile: message });
    });

    it('delivery details of a shop in Leeds are for delivery where there is no counter', () => {
      expect(servedBy({ area: leeds }, pickupDetails()).fulfillmentType).toBe('DELIVERY');
    });

    it('begin with its dial code, but keep that of an existing number', () => {
      expect(servedBy({ area: leeds }, emptyDetails).dialCode).toBe('+44');
      expect(details.dialCode).toBe('+1');
    });

    it('begin with its dial code where the typed one is not offered', () => {
      expect(servedBy({ area: leeds }, deliveryDetails({ dialCode: '+7' })).dialCode).toBe('+44');
    });
  });

  it('take a ZIP code of 5 digits, or 5 and 4, and no other', () => {
    const isDigits = (text: string, count: number) =>
      text.length === count && Array.from(text).every((character) => '0123456789'.includes(character));
    const character = fc.constantFrom('0', '5', '9', '-', '-', 'x', 'é');
    const texts = fc.oneof(fc.string({ unit: character, maxLength: 11 }), fc.stringMatching(/^\d{4,6}(-\d{3,5})?$/));
    fc.assert(
      fc.property(texts, (text) => {
        const zip = text.trim();
        const [five = '', four, ...rest] = zip.split('-');
        const isRight = isDigits(five, 5) && (four === undefined || isDigits(four, 4)) && rest.length === 0;
        const sentence = zip === '' ? 'ZIP code is required' : 'Invalid ZIP code format';
        expect(validateDetails(deliveryDetails({ zip: text }), specifiedArea).zip).toBe(isRight ? undefined : sentence);
      }),
      { numRuns: 300 },
    );
  });
});

describe('pickup details', () => {
  it.each([
    ['neither address nor mobile', {}, {}],
    ['a mobile', { mobile: '214-555-0100' }, {}],
    ['an invalid mobile', { mobile: '555' }, invalid],
  ])('may have %s', (_what, change, errors) => {
    expect(validateDetails(pickupDetails(change), specifiedArea)).toEqual(errors);
  });
});

describe('what is sent', () => {
  it.each([
    ['+1', '214 555-0100', '+12145550100'],
    ['+91', '2145550100', '+912145550100'],
    ['+1', ' ', undefined],
  ])('is the mobile as dial code %s plus the digits of "%s": %s', (dialCode, mobile, sent) => {
    expect(fullMobile({ dialCode, mobile }, specifiedArea)).toBe(sent);
  });

  it('is the trimmed address', () => {
    const typed = { addressLine1: ' 1 Main St ', addressLine2: ' Apt 4 ', city: ' Plano ', zip: ' 75074 ' };
    expect(deliveryAddressOf(deliveryDetails(typed), specifiedArea)).toEqual({
      line1: '1 Main St',
      line2: 'Apt 4',
      city: 'Plano',
      state: 'TX',
      postalCode: '75074',
      country: 'USA',
    });
  });

  it('what is sent, and shown of an earlier order, is a code of another place as it was written', () => {
    expect(deliveryAddressOf(deliveryDetails({ zip: ' sw1a 1aa ' }), specifiedArea).postalCode).toBe('sw1a 1aa');
  });

  it('the mobile number has a choice of four dial codes', () => {
    expect(specifiedArea.dialCodes.map(({ label }) => label)).toEqual([
      '+1 (US, CA)',
      '+44 (GB)',
      '+61 (AU)',
      '+91 (IN)',
    ]);
  });
});

describe('a form filled in again', () => {
  it('has the known address and number', () => {
    const details = deliveryDetails({ addressLine2: 'Apt 4', dialCode: '+44', mobile: '2145550100' });
    expect(
      detailsFrom(deliveryAddressOf(details, specifiedArea), fullMobile(details, specifiedArea), specifiedArea),
    ).toEqual(details);
  });

  it.each([
    ['nothing', undefined, undefined, emptyDetails],
    ['a city only', { city: 'Plano' }, undefined, { ...emptyDetails, city: 'Plano' }],
    ['a number of another country', {}, '+33123456789', emptyDetails],
  ])('is otherwise empty where %s is known', (_what, address, mobile, details) => {
    expect(detailsFrom(address, mobile, specifiedArea)).toEqual(details);
  });
});
