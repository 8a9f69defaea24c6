export const minPasswordLength = 6;
export const passwordTooShortText = `Password must be at least ${minPasswordLength} characters`;
