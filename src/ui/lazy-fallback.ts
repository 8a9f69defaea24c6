import { createContext, useContext, type ReactNode } from 'react';

const LazyFallbackContext = createContext<ReactNode>(null);
/** Shown while a lazy component loads; nothing by default. */
export const LazyFallback = LazyFallbackContext.Provider;
export const useLazyFallback = (): ReactNode => useContext(LazyFallbackContext);
