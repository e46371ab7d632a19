import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../buttons/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { Bulb } from '../lights/bulb.tsx';
import { loadWhenTouched, useLoadedOverlays } from './load-overlays.ts';
import { showWaiting } from './notify.tsx';
import { usePlainToast } from './plain-toast.ts';
import { toastLook } from './toast-look.ts';

type ToasterProps = { closeLabel?: string; label?: string };

/** Where toasts appear; once per page. What comes there is announced, also the first, before which the library is loaded. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  const overlays = useLoadedOverlays();

  useEffect(loadWhenTouched, []);
  useEffect(() => {
    if (overlays === null) {
      return;
    }
    // A frame later, so that the place is there before what is announced in it.
    const frame = requestAnimationFrame(() => {
      showWaiting(overlays);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [overlays]);

  return (
    <Corner data-screen-only>
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
        <PlaceOfToasts label={label} />
      )}
    </Corner>
  );
}

/** As the library writes it, so that a screen reader knows the place before the first toast. */
function PlaceOfToasts({ label }: { label: string }) {
  const plain = usePlainToast();

  return (
    <section
      aria-label={`${label} alt+T`}
      tabIndex={-1}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic="false"
    >
      {plain && (
        <div data-sonner-toaster="" data-plain>
          <div data-sonner-toast="" className={plain.kind === 'destructive' ? 'destructive' : ''}>
            <div data-content>
              <div data-title>{plain.title}</div>
              <div data-description>
                <span>{plain.description}</span> <span>{plain.detail}</span>
              </div>
            </div>
          </div>
        </div>
      )}
    </section>
  );
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
