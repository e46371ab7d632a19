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

/** Region in which toasts appear; once per page. Screen readers announce every toast, also the first, which waits for the library. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  const overlays = useLoadedOverlays();

  useEffect(preloadOnFirstInteraction, []);
  useEffect(() => {
    if (overlays === null) {
      return;
    }
    // Delayed, because a screen reader announces only what is added to a live region that it knows, and the library adds its own region.
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

/** Also when the focus comes from another part of the toast, which a click may have focused. */
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

/** False if the focus moves between two parts of the toast. */
function isFromOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/**
 * Renders the components that the response to a click needs first, so that their CSS rules are already on the page: for each added rule a
 * browser recalculates the styles of the whole page, which would delay that response on long pages.
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
