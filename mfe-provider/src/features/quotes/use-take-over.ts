import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

type TakeOver = { element: RefObject<HTMLElement | null>; takeOver: () => void };

/**
 * Loads the part on the first interaction with the page and calls `takeOver` once it has loaded. Waits while a field of the element has the
 * focus or a pointer is held down, because replacing the element would lose a half-typed date, an open list, an IME composition or a click.
 */
export function useTakeOver(part: Part<unknown>, { element, takeOver }: TakeOver): void {
  const begin = useEffectEvent(takeOver);

  useEffect(() => {
    let isOver = false;
    let isHeld = false;

    function goOn() {
      if (part.loaded() !== null && !isHeld && !isOver && !isFieldFocusedIn(element.current)) {
        // Flushes the effects as well, so that no keystroke falls between the typed values and the form that receives them.
        flushSync(() => {
          begin();
        });
      }
    }
    function goOnLater() {
      // After the click of the same pointer, and after the next element has received the focus.
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
    // The part may have loaded between the first render and this effect.
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

/** Returns a function that removes the listeners. */
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
