import { useSyncExternalStore } from 'react';
import type { Part } from './create-part.ts';

/** The module of a part; null until it is loaded. */
export function useLoadedPart<Module>({ subscribe, loaded }: Part<Module>): Module | null {
  return useSyncExternalStore(subscribe, loaded);
}
