/** What is said where a service does not say why nobody could be signed in. */
export const signInFailures = {
  signIn: 'Login failed. Please try again.',
  register: 'Registration failed. Please try again.',
  google: 'Google login failed. Please try again.',
};

/** A token is refreshed with the refresh token that is stored, and with nothing else. */
export const noRefreshToken = 'No refresh token found';
