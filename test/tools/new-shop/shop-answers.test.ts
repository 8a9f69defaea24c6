import { describe, expect, it } from 'vitest';
import { answersOf } from '../../../src/tools/new-shop/shop-answers';

const typed = {
  name: "Zoë's Noodle Bar",
  country: 'united kingdom',
  'time-zone': 'Europe/London',
  color: '#B3231A',
  hours: 'Mon-Fri 11-21, sat 12-22',
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
  ])('the hours %s have quarters, afternoons and nights', (hours, rows) => {
    expect(answersOf({ ...typed, hours }).hours).toEqual(
      rows.map(([from, to, opens, closes]) => ({ from, to, opens, closes })),
    );
  });

  it.each(['11-21', 'Mon 11:20-14', 'Mon 21-7', 'Mon 24-3', 'Mon 11-11', 'Mon 11-25', 'Mon 11:-14', 'Mon-Fri'])(
    'the hours %s are refused',
    (hours) => {
      expect(() => answersOf({ ...typed, hours })).toThrow('The hours must be like Mon-Fri 11:30-14:30');
    },
  );

  it('name a state where addresses have one', () => {
    expect(() => answersOf({ ...typed, country: 'USA' })).toThrow(
      'Addresses in this country have a state, province or prefecture.',
    );
    expect(answersOf({ ...typed, country: 'USA', state: 'TX' }).state).toBe('TX');
  });

  it.each([
    ['name', '!', 'A name has at least one letter from a to z.'],
    [
      'country',
      'Atlantis',
      'The country must be one of United States, Canada, United Kingdom, Germany, Australia, Japan, India.',
    ],
    ['time-zone', 'Europe/Leeds', 'The time zone must be one like Europe/London.'],
    ['color', 'red', 'The color must be one like #b3231a.'],
    ['hours', 'all day', 'The hours must be like Mon-Fri 11:30-14:30, 17-22, Sat-Sun 12-2, in quarters of an hour.'],
  ])('refuse a %s like %s in a sentence', (name, answer, sentence) => {
    expect(() => answersOf({ ...typed, [name]: answer })).toThrow(sentence);
  });
});
