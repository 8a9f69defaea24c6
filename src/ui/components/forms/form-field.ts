import type { Form } from '../../../view-models/shared/form';

export function fieldId(prefix: string, field: string): string {
  return `${prefix}-${field}`;
}

/**
 * `prefix` makes the control's id unique on the page. A control is read-only while the form is pending, because the
 * request would miss what is typed later.
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

export function summaryOf(form: Pick<Form<object>, 'messages'>, prefix: string) {
  return form.messages.map((message) => ({ ...message, field: fieldId(prefix, message.field) }));
}
