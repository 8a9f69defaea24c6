import { describe, expect, it } from 'vitest';
import { answersOf } from '../../../src/tools/new-shop/shop-answers';

const typed = {
  name: "Zoë's Noodle Bar",
  country: 'united kingdom',
  'time-zone': 'Europe/London',
  color: '#B3231A',
  hours: 'Mon-Fri 11-21, sat 12-22',
  tax: 'VAT 20 included',
};

describe('the answers for a new shop', () => {
  it('become its name, folder, country, color and hours', () => {
    expect(answersOf(typed)).toMatchObject({
      name: "Zoë's Noodle Bar",
      slug: 'zoes-noodle-bar',
      country: { currency: 'GBP' },
      state: undefined,
      timeZone: 'Europe/London',
      color: '#b3231a',
      hours: [
        { from: 'Mon', to: 'Fri', opens: 11, closes: 21 },
        { from: 'Sat', to: 'Sat', opens: 12, closes: 22 },
      ],
    });
  });

  it.each([
    [
      'Mon-Fri 11:30-14:30, 17-2, Sun 12-24',
      [
        ['Mon', 'Fri', 11.5, 14.5],
        ['Mon', 'Fri', 17, 26],
        ['Sun', 'Sun', 12, 24],
      ],
    ],
    ['Fri 18:15-0', [['Fri', 'Fri', 18.25, 24]]],
    [
      'Tue-Fri 11-14, 17-22',
      [
        ['Tue', 'Fri', 11, 14],
        ['Tue', 'Fri', 17, 22],
      ],
    ],
    [
      '11:30-14:30, 17-2',
      [
        ['Mon', 'Sun', 11.5, 14.5],
        ['Mon', 'Sun', 17, 26],
      ],
    ],
  ])('the hours %s have quarters, afternoons and nights', (hours, rows) => {
    expect(answersOf({ ...typed, hours }).hours).toEqual(
      rows.map(([from, to, opens, closes]) => ({ from, to, opens, closes })),
    );
  });

  it.each([
    'Mon 11:20-14',
    'Mon 21-7',
    'Mon 24-3',
    'Mon 11-11',
    'Mon 11-25',
    'Mon 11:-14',
    'Mon-Fri',
    'Mon-Fri 11-21, Fri 20-22',
  ])('the hours %s are refused', (hours) => {
    expect(() => answersOf({ ...typed, hours })).toThrow('The hours must be like Mon-Fri 11:30-14:30');
  });

  it('name a state where addresses have one', () => {
    expect(() => answersOf({ ...typed, country: 'USA' })).toThrow(
      'Addresses in this country have a state, province or prefecture.',
    );
    expect(answersOf({ ...typed, country: 'USA', state: 'TX' }).state).toBe('TX');
  });

  it.each([
    ['none', { taxPercent: 0 }],
    [' None ', { taxPercent: 0 }],
    ['VAT 20 included', { taxPercent: 0, includedTax: { name: 'VAT', percent: 20 } }],
    ['consumption tax 10% Included', { taxPercent: 0, includedTax: { name: 'consumption tax', percent: 10 } }],
    ['MwSt 7.7 included', { taxPercent: 0, includedTax: { name: 'MwSt', percent: 7.7 } }],
    ['sales tax 8 added', { taxPercent: 8 }],
    ['GST 50 added', { taxPercent: 50 }],
  ])('make of the tax %j the pricing %j', (tax, expected) => {
    expect(answersOf({ ...typed, tax }).tax).toEqual(expected);
  });

  it.each(['', '20', 'VAT 20', 'VAT included', '20 included', 'VAT 0 included', 'VAT 51 included', 'VAT -5 added'])(
    'refuse the tax %j, which has no default',
    (tax) => {
      expect(() => answersOf({ ...typed, tax })).toThrow(
        'The tax must be like VAT 20 included, sales tax 8 added or none, of more than 0 and at most 50 percent.',
      );
    },
  );

  it.each([
    ['name', '!', 'A name has at least one letter from a to z.'],
    [
      'country',
      'Atlantis',
      'The country must be one of United States, Canada, United Kingdom, Germany, Australia, Japan, India.',
    ],
    ['time-zone', 'Europe/Leeds', 'The time zone must be one like Europe/London.'],
    ['color', 'red', 'The color must be one like #b3231a.'],
    [
      'hours',
      'all day',
      'The hours must be like Mon-Fri 11:30-14:30, 17-22, Sat-Sun 12-2, in quarters of an hour, none twice.',
    ],
  ])('refuse a %s like %s in a sentence', (name, answer, sentence) => {
    expect(() => answersOf({ ...typed, [name]: answer })).toThrow(sentence);
  });
});
