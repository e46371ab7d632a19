import { useEffect } from 'react';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../buttons/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { Bulb } from '../lights/bulb.tsx';
import { showsFocus } from './is-toast-focused.ts';
import { loadWhenTouched, useLoadedOverlays } from './load-overlays.ts';
import { holdToast, releaseToast, showWaiting } from './notify.tsx';
import { PlaceOfToasts } from './place-of-toasts.tsx';
import { toastLook } from './toast-look.ts';

const untilKnownMs = 100;

type ToasterProps = { closeLabel?: string; label?: string };

/** Region in which toasts appear; once per page. Screen readers announce every toast, also the first, which waits for the library. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  const overlays = useLoadedOverlays();

  useEffect(loadWhenTouched, []);
  useEffect(() => {
    if (overlays === null) {
      return;
    }
    // Delayed, because a screen reader announces only what is added to a live region that it knows, and the library adds its own region.
    const timer = setTimeout(() => {
      showWaiting(overlays);
    }, untilKnownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [overlays]);

  return (
    <Corner data-screen-only onFocus={hold} onBlur={release}>
      <RulesAhead />
      {overlays ? (
        <overlays.Toasts
          closeButton
          containerAriaLabel={label}
          icons={{ close: <Icon name="x" /> }}
          toastOptions={{ unstyled: true, closeButtonAriaLabel: closeLabel }}
          visibleToasts={1}
        />
      ) : (
        <PlaceOfToasts {...{ label, closeLabel }} />
      )}
    </Corner>
  );
}

/** Also when the focus comes from another part of the toast, which a click may have focused. */
function hold({ target }: FocusEvent) {
  if (showsFocus(target)) {
    holdToast();
  }
}

function release(event: FocusEvent) {
  if (isFromOutside(event)) {
    releaseToast();
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
function RulesAhead() {
  return (
    <span hidden>
      <Bulb state="lit" size="small" />
      <Spinner />
    </span>
  );
}

const Corner = styled.div`
  ${toastLook}
`;
