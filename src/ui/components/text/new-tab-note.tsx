import { SrOnly } from './sr-only';

/** Placed after the text of a link that opens a new tab. */
export function NewTabNote() {
  return <SrOnly> (opens in a new tab)</SrOnly>;
}
