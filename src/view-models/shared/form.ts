import { makeAutoObservable } from 'mobx';
import { hasErrors, type FieldErrors } from '../../domain/shared/field-errors';

export interface FormMessage {
  readonly field: string;
  readonly message: string;
  /** A mended line stays until the next submit, so that nothing moves under the pointer. */
  readonly isMended: boolean;
}

/** A failed submit shows the errors; each disappears as soon as its field is valid. */
export class Form<Values extends object> {
  errors: FieldErrors<Values> = {};
  failedSubmits = 0;
  private rejected: FieldErrors<Values> = {};

  constructor(
    public values: Values,
    private readonly validate: (values: Values) => FieldErrors<Values>,
    private readonly fit: (values: Values) => Values = (values) => values,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get messages(): readonly FormMessage[] {
    const current = new Map<string, unknown>(Object.entries(this.errors));
    return Object.entries(this.rejected).flatMap(([field, message]: [string, unknown]) =>
      typeof message === 'string' ? [{ field, message, isMended: typeof current.get(field) !== 'string' }] : [],
    );
  }

  get isValid(): boolean {
    return !hasErrors(this.validate(this.values));
  }

  fill(values: Values): void {
    this.values = this.fit(values);
    this.errors = {};
    this.rejected = {};
  }

  set<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value };
    this.errors = this.stillWrong();
    this.rejected = { ...this.rejected, ...this.errors };
  }

  submit(): boolean {
    this.errors = this.validate(this.values);
    this.rejected = this.errors;
    if (!hasErrors(this.errors)) return true;
    this.failedSubmits += 1;
    return false;
  }

  private stillWrong(): FieldErrors<Values> {
    if (!hasErrors(this.rejected)) return {};
    const errors = this.validate(this.values);
    const wrong: { -readonly [Field in keyof Values]?: string } = {};
    for (const field in this.rejected) if (errors[field] !== undefined) wrong[field] = errors[field];
    return wrong;
  }
}
