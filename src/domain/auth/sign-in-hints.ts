/** The developer who sets up the sign-in reads these. */
export const signInHints = {
  denied:
    'The sign-in page came back with `error`. Either the customer declined, or the redirect address that is registered ' +
    'there is not the one of this shop: its origin followed by /authenticate.',
  noCode:
    'The page was opened without a `code`. The redirect must keep the query: /authenticate?code=…&state=…, and a host ' +
    'that redirects (to another origin, to a slash at the end) must not drop it.',
  notStarted:
    'This browser has no memory of having started the sign-in. It must start and end on one origin (localhost is not ' +
    '127.0.0.1, http is not https), in one browser, and each code works once.',
  otherState:
    'The `state` that came back is not the one of the address that the auth service gave. The redirect must return it unchanged.',
  tooLate: 'The sign-in was started more than 10 minutes ago, so the code is no longer accepted.',
  noAnswer:
    'The call that exchanges the code got no answer. Is the service up, and does its CORS reply allow the origin of this shop, ' +
    'on errors too?',
  refused:
    'The service did not accept the code. The redirect address that it sends to Google must be the registered one, letter by letter.',
} as const;
