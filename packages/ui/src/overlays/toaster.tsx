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

/** Where toasts appear; once per page. What comes there is announced, also the first, before which the library is loaded. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  const overlays = useLoadedOverlays();

  useEffect(loadWhenTouched, []);
  useEffect(() => {
    if (overlays === null) {
      return;
    }
    // Later, because a screen reader announces only what is added to a place that it knows, and the library brings a place of its own.
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

/** Also from another part of the toast, which a click may have focused. */
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

/** Between two parts of the toast the focus neither comes nor leaves. */
function isFromOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/**
 * What an answer to a click draws first: a browser styles the whole page anew for each rule that is added to it, and long pages
 * would pay for that just then. So these rules come with the page.
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
