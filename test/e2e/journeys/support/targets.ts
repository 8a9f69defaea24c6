import type { Target } from './shop-window';

type Name = string | RegExp;

export const button = (name: Name): Target => ({ role: 'button', name });
export const link = (name: Name): Target => ({ role: 'link', name });
export const heading = (name: Name): Target => ({ role: 'heading', name });
export const dialog = (name: Name): Target => ({ role: 'dialog', name });
export const text = (words: Name): Target => ({ text: words });

export const within = (place: Target, target: Target): Target => ({ ...target, within: place });
