const phone = /\b(?:Android|iPhone|iPad|iPod)\b/;

/** Some apps open links in their own browser. These are the names that they give a site. */
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

/** Says whether this browser is inside an app of a phone, where Google refuses to sign in. */
export function isInAppBrowser(userAgent: string): boolean {
  return phone.test(userAgent) && apps.some((app) => app.test(userAgent));
}

/** The URL leads from an app to the same page in the phone's browser. Each system has a scheme for that. */
export function ownBrowserUrl(url: string, userAgent: string): string {
  const schemeEnd = url.indexOf('://');
  const [scheme, address] = [url.slice(0, schemeEnd), url.slice(schemeEnd + '://'.length)];
  return userAgent.includes('Android') ? `intent://${address}#Intent;scheme=${scheme};end` : `x-safari-${url}`;
}
