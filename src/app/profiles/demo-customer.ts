import type { DemoCustomer } from '../../adapters/mock/sample-data';

export const demoCustomer: DemoCustomer = {
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'priya.raman@example.com',
  phone: '+1 214 555 0188',
  password: 'demo-password',
};
