const phone = /\b(?:Android|iPhone|iPad|iPod)\b/;

/** How the apps that open links in a browser of their own name themselves to a site. */
const apps = [
  /\bFB(?:AN|AV|_IAB|IOS)\b/, // Facebook and Messenger
  /\bInstagram\b/,
  /\bBarcelona \d/, // Threads
  /\bmusical_ly|BytedanceWebview|\bTikTok\b/,
  /\bLine\/\d/,
  /\bSnapchat\b/,
  /\bTwitter(?:Android| for )/,
  /\bPinterest\b/,
  /\bLinkedInApp\b/,
  /\bMicroMessenger\b/, // WeChat
  /\bKAKAOTALK\b/,
  // The web view of any other app on Android. On iOS nothing tells one from a shop that was put on the home screen.
  /; wv\)/,
];

/** True for the browser inside an app of a phone. Google refuses to sign anybody in there. */
export function isInAppBrowser(userAgent: string): boolean {
  return phone.test(userAgent) && apps.some((app) => app.test(userAgent));
}

/** Leads from an app to the same page in the browser of the phone, by the scheme that its system has for that. */
export function ownBrowserUrl(url: string, userAgent: string): string {
  const [scheme = '', address = ''] = url.split('://');
  return userAgent.includes('Android') ? `intent://${address}#Intent;scheme=${scheme};end` : `x-safari-${url}`;
}
