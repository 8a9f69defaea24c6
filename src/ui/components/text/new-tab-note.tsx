import { SrOnly } from './sr-only';

/** Behind the text of a link that leaves the page open. */
export function NewTabNote() {
  return <SrOnly> (opens in a new tab)</SrOnly>;
}
