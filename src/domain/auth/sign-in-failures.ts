export const signInFailures = {
  signIn: 'Login failed. Please try again.',
  register: 'Registration failed. Please try again.',
  google: 'Google login failed. Please try again.',
};

export const noRefreshToken = 'No refresh token found';
