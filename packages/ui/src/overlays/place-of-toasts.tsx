import { Icon } from '../icons/icon.tsx';
import type { ToastText } from './notify.tsx';
import { takePlainToast, usePlainToast } from './plain-toast.ts';

type PlaceOfToastsProps = { label: string; closeLabel: string };

/**
 * The live region for toasts until the toast library is loaded, with the library's markup: a screen reader must know the region before the
 * first toast. If the library fails to load, the latest toast is shown here until the user closes it.
 */
export function PlaceOfToasts({ label, closeLabel }: PlaceOfToastsProps) {
  const toast = usePlainToast();

  return (
    <section
      aria-label={`${label} alt+T`}
      tabIndex={-1}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic="false"
    >
      {toast && <PlainToast toast={toast} closeLabel={closeLabel} />}
    </section>
  );
}

type PlainToastProps = { toast: ToastText; closeLabel: string };

function PlainToast({ toast, closeLabel }: PlainToastProps) {
  const { title, description, detail, kind, action } = toast;

  return (
    <div data-sonner-toaster="" data-plain>
      <div data-sonner-toast="" className={kind === 'destructive' ? 'destructive' : ''}>
        <button type="button" data-close-button aria-label={closeLabel} onClick={takePlainToast}>
          <Icon name="x" />
        </button>
        <div data-content>
          <div data-title>{title}</div>
          <div data-description>
            <span>{description}</span> <span>{detail}</span>
          </div>
        </div>
        {action && (
          <button
            type="button"
            data-button
            onClick={() => {
              takePlainToast();
              action.onSelect();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
