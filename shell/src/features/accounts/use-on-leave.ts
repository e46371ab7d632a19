import { useEffect, useEffectEvent } from 'react';

/** Runs when the component goes. */
export function useOnLeave(act: () => void): void {
  const actNow = useEffectEvent(act);

  useEffect(
    () => () => {
      actNow();
    },
    [],
  );
}
