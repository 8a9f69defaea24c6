export const minimumPasswordLength = 6;
export const passwordTooShortText = `Password must be at least ${minimumPasswordLength} characters`;
