import type { Plugin } from 'vite';

const append = 'document.head.appendChild(link);';
const styleOnLoad = `if (isCss) {
  link.media = 'print';
  link.fetchPriority = 'high';
  link.addEventListener('load', () => (link.sheet.media.mediaText = 'all'));
}`;

/**
 * While WebKit fetches a style sheet that applies, it lays out nothing new, and a press meets the old elements. A sheet
 * for print does not apply, and browsers fetch it last unless the link says otherwise.
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
