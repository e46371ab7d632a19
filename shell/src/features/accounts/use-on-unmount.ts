import { useEffect, useEffectEvent } from 'react';

/** Runs `callback` when the component unmounts. */
export function useOnUnmount(callback: () => void): void {
  const runCallback = useEffectEvent(callback);

  useEffect(
    () => () => {
      runCallback();
    },
    [],
  );
}
