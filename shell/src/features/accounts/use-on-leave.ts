import { useEffect, useEffectEvent } from 'react';

/** Runs `act` when the component unmounts. */
export function useOnLeave(act: () => void): void {
  const actNow = useEffectEvent(act);

  useEffect(
    () => () => {
      actNow();
    },
    [],
  );
}
