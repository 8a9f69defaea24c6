/** The fragment of a link to a moment of the demo starts with this; the packed moment follows. */
export const momentFragment = '#moment=';
