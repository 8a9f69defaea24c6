import { createContext, useContext } from 'react';

export function requiredContext<Value extends object>(name: string) {
  const Context = createContext<Value | undefined>(undefined);
  const useValue = () => {
    const value = useContext(Context);
    if (!value) throw new Error(`${name} needs its provider above it`);
    return value;
  };
  return [Context.Provider, useValue] as const;
}
