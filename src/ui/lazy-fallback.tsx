import { createContext, useContext, type ReactNode } from 'react';

const LazyFallbackContext = createContext<ReactNode>(null);
export const LazyFallback = LazyFallbackContext.Provider;
export const useLazyFallback = (): ReactNode => useContext(LazyFallbackContext);
