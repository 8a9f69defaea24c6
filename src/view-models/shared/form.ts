import { makeAutoObservable } from 'mobx';
import { hasErrors, type FieldErrors } from '../../domain/shared/field-errors';

/** A form being filled in. A failed submit shows the errors; each goes when its field is left with a valid value. */
export class Form<Values extends object> {
  errors: FieldErrors<Values> = {};
  /** Counts failed submits, so that each one can show the error summary again. */
  failedSubmits = 0;

  constructor(
    public values: Values,
    private readonly validate: (values: Values) => FieldErrors<Values>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** In the order in which the rules name the fields. */
  get messages(): readonly { readonly field: string; readonly message: string }[] {
    return Object.entries(this.errors).flatMap(([field, message]: [string, unknown]) =>
      typeof message === 'string' ? [{ field, message }] : [],
    );
  }

  /** Replaces the values and clears the errors. */
  fill(values: Values): void {
    this.values = values;
    this.clearErrors();
  }

  set<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value };
  }

  leave(field: keyof Values): void {
    if (this.errors[field] === undefined) return;
    this.errors = { ...this.errors, [field]: this.validate(this.values)[field] };
  }

  clearErrors(): void {
    this.errors = {};
  }

  /** Validates. Returns whether the form may be sent; if not, every invalid field has its error. */
  submit(): boolean {
    this.errors = this.validate(this.values);
    if (!hasErrors(this.errors)) return true;
    this.failedSubmits += 1;
    return false;
  }
}
