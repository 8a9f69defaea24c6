/** Includes the features under it: `css.properties.cursor` includes `css.properties.cursor.pointer`. */
export interface Fallback {
  readonly feature: string;
  readonly without: string;
  /** Unset for what changes the look alone, and for what only a device can show. */
  readonly provedBy?: string;
}

const prefixed = 'the build writes the property with its prefix';
const otherEngine = 'the rule for each engine stands beside it';
const olderStyles = 'test/e2e/old-styles.spec.ts';
const hint = 'a hint to the browser: nothing differs but the time';

export const fallbacks: readonly Fallback[] = [
  // Scripts
  { feature: 'api.Window.requestIdleCallback', without: 'a timer', provedBy: 'test/ui/when-idle.test.tsx' },
  { feature: 'api.Window.cancelIdleCallback', without: 'a timer', provedBy: 'test/ui/when-idle.test.tsx' },
  {
    feature: 'api.Document.scrollend_event',
    without: 'the position is stored as the page is left',
    provedBy: 'test/ui/layout/use-scroll-memory.test.tsx',
  },
  {
    feature: 'api.Element.scrollend_event',
    without: 'the position is stored as the page is left',
    provedBy: 'test/ui/layout/use-scroll-memory.test.tsx',
  },
  ...['Window.navigation', 'Navigation.traverseTo', 'NavigateEvent'].map((name) => ({
    feature: `api.${name}`,
    without: 'unsaved changes are asked about at links, Sign Out and closing the tab, not at Back',
    provedBy: 'test/ui/profile/profile-screen.test.tsx',
  })),
  {
    feature: 'api.Window.beforeunload_event',
    without: 'an iPhone closes the tab without a question; links and Sign Out ask',
    provedBy: 'test/ui/profile/profile-screen.test.tsx',
  },
  {
    feature: 'api.Element.wheel_event',
    without: 'a finger scrolls, and `pointerdown` says so',
    provedBy: 'test/ui/layout/use-scroll-memory.test.tsx',
  },
  ...['beforeinstallprompt_event', 'appinstalled_event'].map((name) => ({
    feature: `api.Window.${name}`,
    without: 'the shop does not offer to be installed',
    provedBy: 'test/adapters/browser/window-installer.test.ts',
  })),
  {
    feature: 'api.Navigator.share',
    without: 'the text is copied',
    provedBy: 'test/ui/orders/order-details/order-tools.test.tsx',
  },
  { feature: 'html.elements.img.fetchpriority', without: hint },

  // The page
  ...['width', 'initial-scale'].map((name) => ({
    feature: `html.elements.meta.name.viewport.${name}`,
    without: 'the window of a desktop is its viewport',
  })),
  {
    feature: 'html.elements.meta.name.viewport.viewport-fit',
    without: 'a desktop has no notch, and Chrome before 135 keeps the page clear of one',
  },
  {
    feature: 'html.elements.meta.name.viewport.interactive-widget',
    without:
      'the keyboard of an iPhone, and of Firefox before 133, covers the foot of a dialog: the browser scrolls the field ' +
      'into view, and Continue is seen again when the keyboard is closed',
  },

  // Styles that something depends on
  {
    feature: 'css.properties.scrollbar-gutter',
    without: 'the page widens by its scrollbar while a dialog is open; most Safaris draw theirs over the page',
    provedBy: olderStyles,
  },
  {
    feature: 'css.properties.anchor-name',
    without: 'toasts are below the header of a dialog and of a wide window: `@supports` in toast-region.css',
    provedBy: olderStyles,
  },
  { feature: 'css.properties.anchor-scope', without: 'see anchor-name', provedBy: olderStyles },
  { feature: 'css.properties.inset-block-end.anchor', without: 'see anchor-name', provedBy: olderStyles },
  { feature: 'css.properties.inset-inline.anchor', without: 'see anchor-name', provedBy: olderStyles },
  { feature: 'css.types.anchor', without: 'see anchor-name', provedBy: olderStyles },
  {
    feature: 'css.properties.animation-timeline',
    without: 'no fade at the ends of a row: `@supports` in chip.css',
    provedBy: olderStyles,
  },
  {
    feature: 'css.at-rules.property',
    without: 'no fade at the ends of a row; 0px for the scrollbar until it is measured',
    provedBy: olderStyles,
  },
  {
    feature: 'css.properties.overflow-clip-margin',
    without: 'cells are not clipped: `@supports` in menu-screen.css',
    provedBy: olderStyles,
  },
  {
    feature: 'css.properties.content-visibility',
    without: 'what is below the window is laid out at once',
    provedBy: olderStyles,
  },
  { feature: 'css.properties.line-clamp', without: '`-webkit-line-clamp`, which all have, stands beside it' },

  // Styles that change the look alone
  { feature: 'css.properties.text-wrap.pretty', without: 'a paragraph may end with one word' },
  { feature: 'css.properties.resize', without: 'a text field of a phone keeps its height' },
  { feature: 'css.properties.cursor', without: 'phones have no pointer' },
  { feature: 'css.properties.forced-color-adjust', without: 'Safari forces no colors' },
  { feature: 'css.types.basic-shape.shape', without: 'a polygon along the curve: `@supports` in tokens.css' },
  {
    feature: 'css.properties.overflow-anchor',
    without: 'Safari keeps no place by itself, which the rule asks of the others',
  },
  { feature: 'css.properties.scrollbar-width', without: '`::-webkit-scrollbar` stands beside it' },
  { feature: 'css.selectors.-webkit-scrollbar', without: otherEngine },
  { feature: 'css.selectors.-webkit-progress-bar', without: otherEngine },
  { feature: 'css.selectors.-webkit-progress-value', without: otherEngine },
  { feature: 'css.selectors.-moz-progress-bar', without: otherEngine },
  { feature: 'css.selectors.selection', without: 'an iPhone draws its own selection' },
  { feature: 'css.properties.break-after.avoid', without: 'a heading may end a printed page' },
  { feature: 'css.at-rules.page', without: 'the printer’s own margins' },
  { feature: 'css.properties.text-size-adjust', without: prefixed },
  { feature: 'css.properties.backdrop-filter', without: prefixed },
  { feature: 'css.properties.user-select', without: prefixed },
  { feature: 'css.properties.print-color-adjust', without: prefixed },
];
