import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../../../../src/ui/components/forms/error-summary';
import { Field } from '../../../../src/ui/components/forms/field';
import { PasswordField } from '../../../../src/ui/components/forms/password-field';

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('field', () => {
  it('is described by its hint and its error', () => {
    render(<Field id="zip" label="ZIP code" value="7520" hint="5 digits" error="Invalid ZIP code format" />);
    const field = screen.getByRole('textbox', { name: 'ZIP code' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toEqual(['5 digits', 'Invalid ZIP code format']);
  });

  it('has "(optional)" in its accessible name', () => {
    render(<Field id="line2" label="Address line 2" optional value="" />);
    expect(screen.getByRole('textbox', { name: 'Address line 2 (optional)' }).hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a locked value, which cannot be changed', async () => {
    render(<Field id="state" label="State" locked value="TX" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'X');
    expect(screen.getByDisplayValue('TX')).toBeTruthy();
  });

  it('reveals a password and hides it again', async () => {
    render(
      <PasswordField id="p" label="New password" value="s3cret" onChange={() => {}} autoComplete="new-password" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('password');
  });
});

describe('error summary', () => {
  const city = { field: 'city', message: 'City is required', isMended: false };
  const zip = { field: 'zip', message: 'ZIP code is required', isMended: false };

  it('takes the focus and links to each field', async () => {
    render(
      <>
        <ErrorSummary errors={[city, zip]} />
        <Field id="city" label="City" value="" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please fix the following' }));
    await userEvent.click(screen.getByRole('link', { name: 'City is required' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  });

  it('keeps a mended line, without its link', () => {
    render(<ErrorSummary errors={[{ ...city, isMended: true }, zip]} />);
    expect(screen.queryByRole('link', { name: 'City is required' })).toBeNull();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('City is required, fixed');
  });

  it('is none for a single wrong field, which takes the focus itself', () => {
    render(
      <>
        <Field id="city" label="City" value="" />
        <ErrorSummary errors={[city]} />
      </>,
    );
    expect(screen.queryByText('Please fix the following')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  });
});
