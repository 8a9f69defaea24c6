/** The fragment of a link to a moment of the demo begins with it; the packed moment follows. */
export const momentFragment = '#moment=';
