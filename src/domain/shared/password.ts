export const minimumPasswordLength = 6;
export const tooShortPassword = `Password must be at least ${minimumPasswordLength} characters`;
