import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

type ReplaceOptions = { element: RefObject<HTMLElement | null>; replace: () => void };

/**
 * Loads the part on the first interaction with the page and calls `replace` once it has loaded. Waits while a field of the element has the
 * focus or a pointer is held down, because replacing the element would lose a half-typed date, an open list, an IME composition or a click.
 */
export function useReplaceWhenLoaded(part: Part<unknown>, { element, replace }: ReplaceOptions): void {
  const onReplace = useEffectEvent(replace);

  useEffect(() => {
    let isUnmounted = false;
    let isPointerDown = false;

    function replaceIfReady() {
      if (part.loaded() !== null && !isPointerDown && !isUnmounted && !isFieldFocusedIn(element.current)) {
        // Also flushes the effects, so that no keystroke is lost between reading the typed values and rendering them in the form.
        flushSync(() => {
          onReplace();
        });
      }
    }
    function scheduleReplace() {
      // Waits for the click of the same pointer, and for the next element to receive the focus.
      setTimeout(replaceIfReady);
    }
    function onPointerDown() {
      isPointerDown = true;
    }
    function onPointerUp() {
      isPointerDown = false;
      scheduleReplace();
    }
    const unsubscribers = [
      listen(['pointermove', 'pointerdown', 'keydown'], part.preload),
      listen(['pointerdown'], onPointerDown),
      listen(['pointerup', 'pointercancel'], onPointerUp),
      listen(['focusout'], scheduleReplace),
      part.subscribe(replaceIfReady),
    ];
    // The part may have loaded between the first render and this effect.
    setTimeout(replaceIfReady);

    return () => {
      isUnmounted = true;
      unsubscribers.forEach((unsubscribe) => {
        unsubscribe();
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
