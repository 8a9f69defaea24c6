/** How long a text may be, in characters. Forms say it, and the reference backend refuses longer ones by the same rules. */
export const maxLengths = { name: 100, phone: 40, subject: 200, message: 5000, addressLine: 200, city: 100 } as const;

/** Undefined for a text that is short enough. `label` is what the form calls it. */
export function lengthError(label: string, text: string, max: number): string | undefined {
  return text.trim().length > max ? `${label} must be ${max} characters or fewer` : undefined;
}
