import type { IconNode } from 'lucide';

export const instagram: IconNode = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ['path', { d: 'M17.2 6.8h.01' }],
];

export const facebook: IconNode = [
  ['path', { d: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17Z' }],
];

export const youtube: IconNode = [
  ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4 }],
  ['path', { d: 'm10 9 5 3-5 3Z' }],
];
