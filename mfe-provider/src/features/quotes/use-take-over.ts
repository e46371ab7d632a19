import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Loads the part with the first touch of the page and calls `takeOver` when it is there. While a pointer is held down or a word is composed
 * it waits: the press or the word would be lost with its element.
 */
export function useTakeOver(part: Part<unknown>, takeOver: () => void): void {
  const begin = useEffectEvent(takeOver);

  useEffect(() => {
    let isOver = false;
    let isHeld = false;

    function goOn() {
      if (part.loaded() !== null && !isHeld && !isOver) {
        // At once with its effects, so that no key comes between what was typed and the form that takes it.
        flushSync(() => {
          begin();
        });
      }
    }
    function hold() {
      isHeld = true;
    }
    function release() {
      isHeld = false;
      // After the click of the same press.
      setTimeout(goOn);
    }
    const stops = [
      listen(['pointermove', 'pointerdown', 'keydown'], part.prepare),
      listen(['pointerdown', 'compositionstart'], hold),
      listen(['pointerup', 'pointercancel', 'compositionend'], release),
      part.subscribe(goOn),
    ];
    // It may have come between the first rendering and here.
    setTimeout(goOn);

    return () => {
      isOver = true;
      stops.forEach((stop) => {
        stop();
      });
    };
  }, [part]);
}

/** Returns how to stop. */
function listen(types: readonly string[], listener: () => void): () => void {
  types.forEach((type) => {
    document.addEventListener(type, listener, { capture: true, passive: true });
  });
  return () => {
    types.forEach((type) => {
      document.removeEventListener(type, listener, { capture: true });
    });
  };
}
