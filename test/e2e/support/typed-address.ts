export const address = { line1: '2811 Swiss Avenue', city: 'Dallas', zip: '75204', mobile: '214-555-0188' };
