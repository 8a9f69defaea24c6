import type { Form } from '../../../view-models/shared/form';

export function fieldId(prefix: string, field: string): string {
  return `${prefix}-${field}`;
}

/** Props that bind a control to a text field of a form; `prefix` keeps the control's id unique on the page. */
export function formField<Values extends Record<Field, string>, Field extends string & keyof Values>(
  form: Form<Values>,
  field: Field,
  prefix: string,
) {
  return {
    id: fieldId(prefix, field),
    value: form.values[field],
    error: form.errors[field],
    onChange: (value: Values[Field]) => form.set(field, value),
    onBlur: () => form.leave(field),
  };
}

/** A form's errors, as the error summary needs them. */
export function summaryOf(form: Pick<Form<object>, 'messages'>, prefix: string) {
  return form.messages.map(({ field, message }) => ({ field: fieldId(prefix, field), message }));
}
