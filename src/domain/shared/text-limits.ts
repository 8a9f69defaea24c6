/** The limits are in characters. Forms state them, and the reference backend refuses longer texts by the same rules. */
export const maxLengths = { name: 100, phone: 40, subject: 200, message: 5000, addressLine: 200, city: 100 } as const;

/** Returns undefined for a text that is short enough. `label` is the name of the field in the form. */
export function lengthError(label: string, text: string, max: number): string | undefined {
  return text.trim().length > max ? `${label} must be ${max} characters or fewer` : undefined;
}
