export interface DemoScenario {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

export const demoScenarios: readonly { readonly title: string; readonly scenarios: readonly DemoScenario[] }[] = [
  {
    title: 'Menu',
    scenarios: [
      { name: 'kitchen-closed', label: 'Kitchen closed', hint: 'Opening hours in place of the menu' },
      { name: 'sold-out', label: 'Everything sold out', hint: 'Nothing to add, and what the page says' },
      { name: 'big-menu', label: 'Big menu', hint: '1,000 items, search and filters stay quick' },
    ],
  },
  {
    title: 'Cart and checkout',
    scenarios: [
      { name: 'price-changed', label: 'Price changed', hint: 'One price goes up while checking out' },
      { name: 'some-gone', label: 'Some items gone', hint: 'The dialog keeps what is still there' },
      { name: 'all-gone', label: 'All items gone', hint: 'The cart is emptied, with a way on' },
      {
        name: 'order-timeout',
        label: 'No answer to the order',
        hint: 'The outcome is unknown: pay once, never twice',
      },
    ],
  },
  {
    title: 'Payment',
    scenarios: [
      { name: 'payment-declined', label: 'Payment declined', hint: 'The cart and the address come back' },
      { name: 'payment-pending', label: 'Payment pending for long', hint: 'Five checks, then Check Again' },
      {
        name: 'never-came-back',
        label: 'Never came back from payment',
        hint: 'The unfinished order is offered again',
      },
    ],
  },
  {
    title: 'Account and orders',
    scenarios: [
      {
        name: 'email-customer',
        label: 'Email customer',
        hint: 'Signed in without Google, can change the password',
      },
      { name: 'long-history', label: 'Long order history', hint: '200 orders in every status, filters and pages' },
      { name: 'empty-history', label: 'No orders yet', hint: 'A first-time customer' },
    ],
  },
  {
    title: 'Connection',
    scenarios: [
      { name: 'slow', label: 'Slow network', hint: '3 s replies: skeletons, busy buttons' },
      { name: 'offline', label: 'Offline', hint: 'Reading works, paying waits' },
      { name: 'menu-down', label: 'Menu down', hint: 'The cart is safe, and what is in it can be ordered' },
      { name: 'sign-in-down', label: 'Sign-in down', hint: 'What it says, and the cart that waits' },
      { name: 'orders-down', label: 'Orders down', hint: 'An order that is not made, and nothing lost' },
      { name: 'api-down', label: 'Everything down', hint: 'Every service fails' },
    ],
  },
];

export const demoHours = [
  { value: '', label: 'Now' },
  { value: '9', label: '9 AM' },
  { value: '17', label: '5 PM' },
  { value: '23', label: '11 PM' },
];

export function scenarioNamed(name: string | undefined): DemoScenario | undefined {
  return demoScenarios.flatMap(({ scenarios }) => scenarios).find((scenario) => scenario.name === name);
}
