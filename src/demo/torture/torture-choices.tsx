import { useId } from 'react';
import type { DemoTroubles } from './demo-torture.view-model';
import { DemoRadioGroup } from '../controls/demo-radio-group';

const cable = [
  { value: '', label: 'In' },
  { value: 'pulled', label: 'Pulled' },
];
const payment = [
  { value: '', label: 'Comes' },
  { value: 'lost', label: 'Vanishes' },
];
const replies: readonly { readonly value: DemoTroubles['menu']; readonly label: string }[] = [
  { value: 'none', label: 'Come' },
  { value: 'slow', label: 'Late' },
  { value: 'cut', label: 'Lost' },
];
const services = [
  { name: 'menu', legend: 'Replies from the menu' },
  { name: 'account', legend: 'Replies to sign-in' },
  { name: 'orders', legend: 'Replies to orders' },
] as const;

interface TortureChoicesProps {
  readonly troubles: DemoTroubles;
  readonly onChange: (change: Partial<DemoTroubles>) => void;
}

export function TortureChoices({ troubles, onChange }: TortureChoicesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Make trouble</h2>
      <div className="gallery__look">
        <DemoRadioGroup
          legend="The cable"
          name="torture-cable"
          value={troubles.isUnplugged ? 'pulled' : ''}
          options={cable}
          onChange={(value) => onChange({ isUnplugged: value !== '' })}
        />
        <DemoRadioGroup
          legend="The payment page"
          name="torture-payment"
          value={troubles.losesPayment ? 'lost' : ''}
          options={payment}
          onChange={(value) => onChange({ losesPayment: value !== '' })}
        />
        {services.map(({ name, legend }) => (
          <DemoRadioGroup
            key={name}
            legend={legend}
            name={`torture-${name}`}
            value={troubles[name]}
            options={replies}
            onChange={(value) => onChange({ [name]: replies.find((one) => one.value === value)?.value })}
          />
        ))}
      </div>
    </section>
  );
}
