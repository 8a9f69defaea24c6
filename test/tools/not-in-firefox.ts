/** The folders of browser tests that no project of `npm run firefox` takes. */
export const foldersNotInFirefox: readonly { readonly folder: string; readonly reason: string }[] = [
  { folder: 'build', reason: 'What is built is the same for each engine: a shop of six answers, a shop in a folder.' },
  { folder: 'fuzz', reason: 'The clock that broken replies are watched with is that of Chromium.' },
  { folder: 'roam', reason: '`npm run roam -- --browser firefox` takes the walks there.' },
];

/** The browser tests that cannot run in Firefox ESR 153, by title, with what is missing there. */
export const notInFirefox: readonly { readonly reason: string; readonly titles: readonly string[] }[] = [
  {
    reason: 'Firefox up to ESR 153 fetches no module a second time, and reports a refused one as an uncaught error.',
    titles: [
      'a page whose code cannot be loaded shows an error, which one can leave, and loads once the code is back',
      'a first page whose screen cannot be loaded shows an error alone, and loads once the code is back',
      'a page outside the frame of the shop whose code cannot be loaded has one main part, which keeps the focus',
    ],
  },
  {
    reason: 'Playwright cannot emulate media features there.',
    titles: [
      'a link scrolls at once for less motion',
      'the strip of the demo has a border in forced colors',
      'the receipt and the tracking of a pickup print with the shop and without a control',
      'the menu prints as two pages of words and prices, on white, without controls or the frame',
      'the cart, a dish and an order print whole, from the top of the paper, without the page behind them',
      'nothing of the checkout is cut, covered, out of reach or too faint',
      'nothing of my orders is cut, covered, out of reach or too faint',
    ],
  },
  {
    reason: 'The text of a dish is taller there than the smallest window, and Firefox scrolls to its end.',
    titles: ['nothing of a dish is cut, covered, out of reach or too faint'],
  },
  {
    reason: 'The notch and the keyboard of a phone are drawn by the protocol of Chromium.',
    titles: [
      'the controls of the dialogs on the menu are clear of its edges, and the page behind is held',
      'the controls of the checkout are clear of its edges, and a keyboard on the screen covers none of its fields',
    ],
  },
  {
    reason: 'The tests run there with scrollbars that take no room.',
    titles: ['the page beside a dialog does not move where scrollbars take room'],
  },
  {
    reason: 'Tab also stops there at boxes that scroll, so the transcripts of Chromium differ.',
    titles: ['the purchase and its tracking, as a screen reader says them'],
  },
  {
    reason: 'Playwright hears of no download there.',
    titles: ['an order to pick up says where: at checkout, before paying, on the receipt and in its calendar entry'],
  },
  {
    reason: 'Playwright tells a page there that was opened without a network of none that is back.',
    titles: ['the shop without a network shows the menu and the order as they were read last, and sells nothing'],
  },
];
