import type { FocusEvent } from 'react';
import { Toaster as Sonner } from 'sonner';
import { styled } from 'styled-components';
import { Spinner } from '../buttons/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { Bulb } from '../lights/bulb.tsx';
import { holdToast, releaseToast } from './notify.tsx';
import { toastLook } from './toast-look.ts';

type ToasterProps = { closeLabel?: string; label?: string };

/** Where toasts appear; once per page. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  return (
    <Corner data-screen-only onFocus={hold} onBlur={release}>
      <RulesAhead />
      <Sonner
        closeButton
        containerAriaLabel={label}
        icons={{ close: <Icon name="x" /> }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: closeLabel }}
        visibleToasts={1}
      />
    </Corner>
  );
}

function hold(event: FocusEvent) {
  if (isFromOutside(event)) {
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
 * would pay for that just then (docs/decisions/0090). So these rules come with the page.
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
