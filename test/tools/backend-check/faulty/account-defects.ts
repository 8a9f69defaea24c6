import { answering, body, fails, isCall, isNoticed, remove, set, status, type Defect } from './defect';

const session = { accessToken: 'a', user: { id: '1', email: 'a@example.com' } };
const callback = '/api/v1/auth/oauth/google/callback';
const unknownCode = (code: number, reply: string) =>
  answering((request) => (isCall(request, 'GET', callback) ? new Response(reply, { status: code }) : undefined));
const withAnyPassword = answering((request) =>
  isCall(request, 'POST', '/api/v1/auth/login') ? Response.json(session) : undefined,
);

export const accountDefects: readonly Defect[] = [
  fails('account.googleAuthUrl', 'a path instead of a URL', set({ 'data.authUrl': '/login' }), 'authUrl'),
  fails(
    'account.googleAuthUrl',
    'a sign-in page over http',
    set({ 'data.authUrl': 'http://accounts.test/?state=1' }),
    'authUrl',
  ),
  fails('account.googleAuthUrl', 'no state', set({ 'data.authUrl': 'https://accounts.test/' }), 'authUrl'),
  fails('account.googleCallback', 'a session for any code', unknownCode(200, JSON.stringify(session)), 'status'),
  fails('account.googleCallback', 'status 500 for an unknown code', unknownCode(500, '{"message":"Oops."}'), 'status'),
  fails('account.googleCallback', 'no message for an unknown code', unknownCode(400, '{}'), 'message or errorMessage'),
  fails('account.profile', 'a number for an email address', set({ 'user.email': 7 }), 'user.email'),
  fails('account.profile', 'no id', remove('user.id'), 'user.id'),
  fails('account.profile', 'a photo inside the reply', set({ 'user.avatar': 'data:,' }), 'user.avatar'),
  fails('account.profile', 'an unknown authProvider', set({ 'user.authProvider': 'facebook' }), 'user.authProvider'),
  fails('account.profile', 'a phone number as a number', set({ 'user.phone': 2_145_550_100 }), 'user.phone'),
  fails('account.profile', 'status 401 for a good token', status(401, '{"message":"No."}'), 'status'),
  fails('account.updateProfile', 'a change that is not stored', set({ 'user.firstName': 'Old' }), 'firstName'),
  fails('account.register', 'no token', remove('accessToken'), 'accessToken'),
  fails('account.login', 'an empty token', set({ accessToken: '' }), 'accessToken'),
  fails('account.login', 'a session for a wrong password', withAnyPassword, 'status'),
  isNoticed('account.login', 'another kind of token', set({ tokenType: 'MAC' }), 'tokenType'),
  fails('account.changePassword', 'no confirmation', status(204), 'the reply'),
  fails('account.uploadAvatar', 'another name for the photo', body('{"url":"https://img.test/1.png"}'), 'avatar'),
];
