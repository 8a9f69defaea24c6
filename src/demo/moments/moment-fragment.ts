/** The packed moment follows. */
export const momentFragment = '#moment=';
