import { SrOnly } from './sr-only';

export function NewTabNote() {
  return <SrOnly> (opens in a new tab)</SrOnly>;
}
