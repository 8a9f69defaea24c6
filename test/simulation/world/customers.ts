export const customers = [
  { name: 'Anna', email: 'anna@example.com', street: '1 Anna Street' },
  { name: 'Ben', email: 'ben@example.com', street: '2 Ben Street' },
] as const;
export type Customer = (typeof customers)[number];

export const password = 'a long password';
