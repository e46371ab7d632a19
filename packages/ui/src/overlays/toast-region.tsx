import { Icon } from '../icons/icon.tsx';
import type { ToastText } from './fallback-toast.ts';
import { removeFallbackToast, useFallbackToast } from './fallback-toast.ts';

type ToastRegionProps = { label: string; closeLabel: string };

/**
 * The live region for toasts until the toast library is loaded. It has the library's markup and exists before the first toast, because a
 * screen reader must know the region by then. If the library fails to load, the latest toast is shown here until the user closes the toast
 * or clicks its action, or until a later attempt loads the library.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const toast = useFallbackToast();

  return (
    <section
      aria-label={`${label} alt+T`}
      tabIndex={-1}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic="false"
    >
      {toast && <FallbackToast toast={toast} closeLabel={closeLabel} />}
    </section>
  );
}

type FallbackToastProps = { toast: ToastText; closeLabel: string };

function FallbackToast({ toast, closeLabel }: FallbackToastProps) {
  const { title, description, detail, kind, action } = toast;

  return (
    <div data-sonner-toaster="" data-plain>
      <div data-sonner-toast="" className={kind === 'destructive' ? 'destructive' : ''}>
        <button type="button" data-close-button aria-label={closeLabel} onClick={removeFallbackToast}>
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
              removeFallbackToast();
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
