import type { Plugin } from 'vite';

const append = 'document.head.appendChild(link);';
const styleOnLoad = `if (isCss) {
  link.media = 'print';
  link.fetchPriority = 'high';
  link.addEventListener('load', () => (link.sheet.media.mediaText = 'all'));
}`;

/**
 * While a style sheet that applies is on its way, WebKit leaves what is added to the page out of its layout, and a press
 * meets what stood there before. A sheet for print does not apply; browsers fetch it last, unless told otherwise.
 */
export function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(append)) throw new Error("Vite's preload helper adds its links in another way now.");
        return code.replace(append, `${styleOnLoad}${append}`);
      },
    },
  };
}
