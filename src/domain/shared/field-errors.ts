/** The sentence to show under each field that is wrong; a form without entries is valid. */
export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string };

export function hasErrors<Form>(errors: FieldErrors<Form>): boolean {
  return Object.values(errors).some((sentence) => sentence !== undefined);
}
