export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string };

export function hasErrors<Form>(errors: FieldErrors<Form>): boolean {
  return Object.values(errors).some((sentence) => sentence !== undefined);
}
