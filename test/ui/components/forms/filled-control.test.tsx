import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import { Field } from '../../../../src/ui/components/forms/field';
import { PasswordField } from '../../../../src/ui/components/forms/password-field';
import { SelectField } from '../../../../src/ui/components/forms/select-field';
import { TextAreaField } from '../../../../src/ui/components/forms/text-area-field';
import { fillSilently } from '../../../support/fill-silently';

class Typed {
  name = '';
  password = '';
  state = 'TX';
  message = '';
  submitted: readonly string[] | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(field: 'name' | 'password' | 'state' | 'message', value: string): void {
    this[field] = value;
  }

  submit(): void {
    this.submitted = [this.name, this.password, this.state, this.message];
  }
}

const states = ['TX', 'OK'].map((value) => ({ value, label: value }));

const FormOfAllKinds = observer(function FormOfAllKinds({ typed }: { readonly typed: Typed }) {
  const bind = (field: 'name' | 'password' | 'state' | 'message') => ({
    id: field,
    label: field,
    value: typed[field],
    onChange: (value: string) => typed.set(field, value),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        typed.submit();
      }}
    >
      <Field {...bind('name')} />
      <PasswordField {...bind('password')} autoComplete="current-password" />
      <SelectField {...bind('state')} options={states} />
      <TextAreaField {...bind('message')} />
      <button type="submit">Send</button>
    </form>
  );
});

const filled = { name: 'Ada', password: 's3cret', state: 'OK', message: 'Hello' };
const values = () => Object.keys(filled).map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

function aFilledForm(): Typed {
  const typed = new Typed();
  render(<FormOfAllKinds typed={typed} />);
  for (const [name, value] of Object.entries(filled)) fillSilently(screen.getByLabelText(name), value);
  return typed;
}

describe('fields that the browser filled without an event', () => {
  it('are known when the form is submitted', async () => {
    const typed = aFilledForm();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(typed.submitted).toEqual(Object.values(filled));
    expect(values()).toEqual(Object.values(filled));
  });

  it('are known when Enter submits the form', async () => {
    const typed = aFilledForm();
    await userEvent.type(screen.getByLabelText('name'), '{Enter}');
    expect(typed.submitted).toEqual(Object.values(filled));
  });

  it('are known when they are left', async () => {
    const typed = aFilledForm();
    act(() => screen.getByLabelText('message').focus());
    act(() => screen.getByLabelText('message').blur());
    expect(typed.message).toBe('Hello');
  });

  it('are known when their form is taken off the page', () => {
    const typed = new Typed();
    const { unmount } = render(<FormOfAllKinds typed={typed} />);
    for (const [name, value] of Object.entries(filled)) fillSilently(screen.getByLabelText(name), value);
    unmount();
    expect([typed.name, typed.password, typed.state, typed.message]).toEqual(Object.values(filled));
  });

  it('keep what they hold when the form is drawn again, because another field changed', async () => {
    const typed = aFilledForm();
    await userEvent.type(screen.getByLabelText('name'), '!');
    expect(typed.name).toBe('Ada!');
    expect(values()).toEqual(['Ada!', 's3cret', 'OK', 'Hello']);
  });

  it('show what the form puts in afterwards', () => {
    const typed = aFilledForm();
    act(() => typed.set('name', 'Grace'));
    expect(values()).toEqual(['Grace', 's3cret', 'OK', 'Hello']);
  });
});

it('a select shows its value as soon as it has the option', () => {
  const select = (options: typeof states) => (
    <SelectField id="s" label="State" value="OK" options={options} onChange={() => {}} />
  );
  const { rerender } = render(select([{ value: '', label: 'All' }]));
  rerender(select([{ value: '', label: 'All' }, ...states]));
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('OK');
});

it('a field shows what the form made of the typed text', async () => {
  const typed = new Typed();
  const Cut = observer(() => (
    <Field
      id="n"
      label="Number"
      value={typed.name}
      onChange={(text) => typed.set('name', text.replaceAll(/\D/g, ''))}
    />
  ));
  render(<Cut />);
  await userEvent.type(screen.getByLabelText('Number'), '1x2');
  expect(typed.name).toBe('12');
  await userEvent.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('12');
});
