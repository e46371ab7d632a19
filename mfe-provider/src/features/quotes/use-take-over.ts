import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

type TakeOver = { element: RefObject<HTMLElement | null>; takeOver: () => void };

/**
 * Loads the part with the first touch of the page and calls `takeOver` when it is loaded. It waits while a field of the element has the
 * focus or a pointer is held down: a date half typed, an open list, a composed word and a press would be lost with their element.
 */
export function useTakeOver(part: Part<unknown>, { element, takeOver }: TakeOver): void {
  const begin = useEffectEvent(takeOver);

  useEffect(() => {
    let isOver = false;
    let isHeld = false;

    function goOn() {
      if (part.loaded() !== null && !isHeld && !isOver && !isFieldFocusedIn(element.current)) {
        // At once with its effects, so that no key comes between what was typed and the form that takes it.
        flushSync(() => {
          begin();
        });
      }
    }
    function goOnLater() {
      // After the click of the same press, and when the next element has the focus.
      setTimeout(goOn);
    }
    function hold() {
      isHeld = true;
    }
    function release() {
      isHeld = false;
      goOnLater();
    }
    const stops = [
      listen(['pointermove', 'pointerdown', 'keydown'], part.prepare),
      listen(['pointerdown'], hold),
      listen(['pointerup', 'pointercancel'], release),
      listen(['focusout'], goOnLater),
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
  }, [part, element]);
}

function isFieldFocusedIn(element: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select') === true && element?.contains(activeElement) === true
  );
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
