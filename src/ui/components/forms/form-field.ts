import type { Form } from '../../../view-models/shared/form';

export function fieldId(prefix: string, field: string): string {
  return `${prefix}-${field}`;
}

/**
 * Props that bind a control to a text field of a form; `prefix` keeps the control's id unique on the page. While the form is
 * pending, the control is read-only: what is typed then would not be sent.
 */
export function formField<Values extends Record<Field, string>, Field extends string & keyof Values>(
  form: Form<Values>,
  field: Field,
  prefix: string,
  isPending = false,
) {
  return {
    id: fieldId(prefix, field),
    value: form.values[field],
    error: form.errors[field],
    readOnly: isPending,
    onChange: (value: Values[Field]) => form.set(field, value),
  };
}

/** The lines of the error summary, with the ids of the controls. */
export function summaryOf(form: Pick<Form<object>, 'messages'>, prefix: string) {
  return form.messages.map((message) => ({ ...message, field: fieldId(prefix, message.field) }));
}
