import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { ProfileChange } from '../../../domain/auth/ports';
import { Field } from './field';

type NamedFieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

export function EmailField(props: NamedFieldProps) {
  return <Field label="Email" type="email" inputMode="email" autoComplete="email" required {...props} />;
}

export function PhoneField(props: NamedFieldProps) {
  return <Field label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

interface CustomerFieldsProps {
  readonly bind: (field: keyof ProfileChange) => NamedFieldProps;
  readonly optional?: readonly (keyof ProfileChange)[];
}

export const CustomerFields = observer(function CustomerFields({ bind, optional = [] }: CustomerFieldsProps) {
  const need = (name: keyof ProfileChange) => (optional.includes(name) ? { optional: true } : { required: true });
  return (
    <>
      <Field label="First name" half autoComplete="given-name" {...need('firstName')} {...bind('firstName')} />
      <Field label="Last name" half autoComplete="family-name" {...need('lastName')} {...bind('lastName')} />
      <EmailField {...bind('email')} />
      <PhoneField {...bind('phone')} />
    </>
  );
});
