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
  };
}

/** The lines of the error summary, with the ids of the controls. */
export function summaryOf(form: Pick<Form<object>, 'messages'>, prefix: string) {
  return form.messages.map((message) => ({ ...message, field: fieldId(prefix, message.field) }));
}
