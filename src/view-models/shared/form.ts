import { makeAutoObservable } from 'mobx';
import { hasErrors, type FieldErrors } from '../../domain/shared/field-errors';

/** A form while it is filled in: errors come with a refused submit, and each goes when its field is left mended. */
export class Form<Values extends object> {
  errors: FieldErrors<Values> = {};
  /** Counts refused submits, so that the error summary can appear anew with each. */
  failedSubmits = 0;

  constructor(
    public values: Values,
    private readonly validate: (values: Values) => FieldErrors<Values>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The errors in the order in which the rules name the fields. */
  get messages(): readonly { readonly field: string; readonly message: string }[] {
    return Object.entries(this.errors).flatMap(([field, message]: [string, unknown]) =>
      typeof message === 'string' ? [{ field, message }] : [],
    );
  }

  /** Puts other values in, as if nobody had submitted yet. */
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

  /** Whether the form may be sent; when not, every wrong field says why. */
  submit(): boolean {
    this.errors = this.validate(this.values);
    if (!hasErrors(this.errors)) return true;
    this.failedSubmits += 1;
    return false;
  }
}
