import { useEffect } from 'react';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../buttons/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { StepIndicator } from '../stepper/step-indicator.tsx';
import { showsFocus } from './is-toast-focused.ts';
import { preloadOnFirstInteraction, useLoadedOverlays } from './load-overlays.ts';
import { pauseToastTimer, restartToastTimer, showPendingToast } from './notify.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toastStyles } from './toast-styles.ts';

const liveRegionDelayMs = 100;

type ToasterProps = { closeLabel?: string; label?: string };

/** The region in which toasts appear. Render it once per page. The first toast waits until the library is loaded. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  const overlays = useLoadedOverlays();

  useEffect(preloadOnFirstInteraction, []);
  useEffect(() => {
    if (overlays === null) {
      return;
    }
    // Delayed, because the library adds its own live region, and a screen reader announces only changes of a region that it already knows.
    const timer = setTimeout(() => {
      showPendingToast(overlays);
    }, liveRegionDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [overlays]);

  return (
    <Corner data-screen-only onFocus={pauseOnFocus} onBlur={restartOnBlur}>
      <PreinsertedStyles />
      {overlays ? (
        <overlays.Toasts
          closeButton
          containerAriaLabel={label}
          icons={{ close: <Icon name="x" /> }}
          toastOptions={{ unstyled: true, closeButtonAriaLabel: closeLabel }}
          visibleToasts={1}
        />
      ) : (
        <ToastRegion {...{ label, closeLabel }} />
      )}
    </Corner>
  );
}

/** Pauses the timer when the keyboard moves the focus to an element of the toast, from outside or from another of its elements. */
function pauseOnFocus({ target }: FocusEvent) {
  if (showsFocus(target)) {
    pauseToastTimer();
  }
}

function restartOnBlur(event: FocusEvent) {
  if (isFromOutside(event)) {
    restartToastTimer();
  }
}

/** False if the focus moves between two elements of the toast. */
function isFromOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/**
 * Renders the components that appear first after a click, so that their CSS rules are already on the page. For each added rule a browser
 * recalculates the styles of the whole page, which would delay the response to the click on long pages.
 */
function PreinsertedStyles() {
  return (
    <span hidden>
      <StepIndicator state="lit" size="small" />
      <Spinner />
    </span>
  );
}

const Corner = styled.div`
  ${toastStyles}
`;
