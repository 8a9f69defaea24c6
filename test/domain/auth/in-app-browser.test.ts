import { describe, expect, it } from 'vitest';
import { isInAppBrowser, ownBrowserUrl } from '../../../src/domain/auth/in-app-browser';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const androidChrome = 'Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36';

describe('the browser inside an app', () => {
  it.each([
    ['Facebook on an iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.32.98;FBBV/1;FBDV/iPhone15,2]`],
    ['Facebook on Android', `${android} ${androidChrome} [FB_IAB/FB4A;FBAV/465.0.0.0.1;]`],
    ['Messenger', `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0.0;]`],
    ['Instagram', `${iPhone} Mobile/15E148 Instagram 332.0.4.27.92 (iPhone15,2; iOS 17_5; en_US)`],
    ['Threads', `${iPhone} Mobile/15E148 Barcelona 332.0.0.21.107 (iPhone15,2; iOS 17_5; en_US)`],
    ['TikTok on an iPhone', `${iPhone} Mobile/15E148 musical_ly_34.4.0 BytedanceWebview/d8a21c6`],
    ['TikTok on Android', `${android} ${androidChrome} trill_340403 BytedanceWebview/d8a21c6`],
    ['Line', `${iPhone} Mobile/15E148 Safari Line/14.5.0`],
    ['Snapchat', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.85.0.39 (like Safari/8617, panda)`],
    ['X', `${iPhone} Mobile/15E148 Twitter for iPhone/10.38`],
    ['Pinterest', `${iPhone} Mobile/15E148 [Pinterest/iOS]`],
    ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.29`],
    ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x18003129) NetType/WIFI Language/en`],
    ['KakaoTalk', `${iPhone} Mobile/15E148 KAKAOTALK 10.7.5`],
    ['any other app on Android', `${android} ${androidChrome}`],
  ])('is told by the name of %s', (_app, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['Safari on an iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['the home screen of an iPhone', `${iPhone} Mobile/15E148`],
    ['Chrome on an iPhone', `${iPhone} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${iPhone} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`],
    ["Google's own app", `${iPhone} GSA/316.0.630091404 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0'],
    ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0'],
    ['a link preview of Pinterest', 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)'],
    ['nobody', ''],
  ])('is not that of %s', (_browser, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });

  it('leads to the same page in the browser of the phone', () => {
    const page = 'https://shop.test/menu?item=chip';
    expect(ownBrowserUrl(page, android)).toBe('intent://shop.test/menu?item=chip#Intent;scheme=https;end');
    expect(ownBrowserUrl(page, iPhone)).toBe('x-safari-https://shop.test/menu?item=chip');
    const search = 'https://shop.test/menu?search=http://x';
    expect(ownBrowserUrl(search, android)).toBe('intent://shop.test/menu?search=http://x#Intent;scheme=https;end');
  });
});
