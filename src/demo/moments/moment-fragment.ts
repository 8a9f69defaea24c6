export const momentFragment = '#moment=';
