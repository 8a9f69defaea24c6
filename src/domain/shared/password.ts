export const minimumPasswordLength = 6;
