import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Loads the part with the first touch of the page and calls `takeOver` when it is there. While a pointer is held down, a word is composed
 * or the list of a select may be open it waits: the press, the word or the choice would be lost with its element.
 */
export function useTakeOver(part: Part<unknown>, takeOver: () => void): void {
  const begin = useEffectEvent(takeOver);

  useEffect(() => {
    let isOver = false;
    let isHeld = false;
    let isChoosing = document.activeElement instanceof HTMLSelectElement;

    function goOn() {
      if (part.loaded() !== null && !isHeld && !isChoosing && !isOver) {
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
    function beginChoice({ target }: Event) {
      isChoosing ||= target instanceof HTMLSelectElement;
    }
    function endChoice() {
      isChoosing = false;
      setTimeout(goOn);
    }
    const stops = [
      listen(['pointerdown', 'focusin'], beginChoice),
      listen(['change', 'focusout'], endChoice),
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
function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  types.forEach((type) => {
    document.addEventListener(type, listener, { capture: true, passive: true });
  });
  return () => {
    types.forEach((type) => {
      document.removeEventListener(type, listener, { capture: true });
    });
  };
}
