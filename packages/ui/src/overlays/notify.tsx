import { Icon } from '../icons/icon.tsx';
import { Bulb } from '../lights/bulb.tsx';
import { isToastFocused, showsFocus } from './is-toast-focused.ts';
import { loadedOverlays, loadOverlays } from './load-overlays.ts';
import type { Overlays } from './load-overlays.ts';
import { dismissPlainRefusal, showPlainly, takePlainToast } from './plain-toast.ts';
import type { HeldToast } from './plain-toast.ts';

export type ToastText = {
  title: string;
  description?: string | undefined;
  /** A sentence on a line of its own below the description. */
  detail?: string | undefined;
  kind?: 'success' | 'destructive' | undefined;
  /** An action such as "Undo". */
  action?: { label: string; onSelect: () => void } | undefined;
};

const withoutActionMs = 1_500;
// A new toast reuses the id of the visible one and so replaces it. Sonner removes a closing toast only after its animation, whatever its
// content is by then. Therefore each toast that opens after a close gets a new id.
let life = 0;
let latest = 0;
let shown: Shown | null = null;

type Button = ReturnType<typeof toButton> | undefined;
type Shown = { kind: ToastText['kind']; button: Button; lastsMs: number; draw: (durationMs: number) => void };

/** The first toast, until the toast library is loaded and its region is on the page. A later toast replaces it. */
let waiting: HeldToast | null = null;

/** Shows a toast; at most one is visible at a time. Returns a function that removes its action, for when it is too late for it. */
export function notify(text: ToastText): () => void {
  const overlays = loadedOverlays();
  if (overlays && waiting === null) {
    return show(overlays, text);
  }
  const own: HeldToast = { text };
  waiting = own;
  loadOverlays().catch(() => {
    if (waiting === own) {
      waiting = null;
      showPlainly(own);
    }
  });
  return () => {
    own.text = { ...text, action: undefined };
    own.withdraw?.();
  };
}

/** Shows the toast that was requested before the library was loaded, and that may already be visible as a plain toast. */
export function showWaiting(overlays: Overlays): void {
  const plain = takePlainToast();
  const own = waiting ?? plain;
  waiting = null;
  if (own) {
    own.withdraw = show(overlays, own.text);
  }
}

function show({ toast }: Overlays, text: ToastText): () => void {
  const { title, description, detail, kind = 'success', action } = text;
  latest += 1;
  const mine = latest;
  const itsLife = life;
  const id = `app-${itsLife}`;
  const onGone = () => {
    if (itsLife === life) {
      life += 1;
      shown = null;
      // Otherwise a `Toaster` that mounts meanwhile would show it again.
      toast.dismiss(id);
    }
  };
  const lines = detail === undefined ? description : <Lines description={description} detail={detail} />;
  const { lastsMs, ...look } = looks[kind];
  const words = { id, description: lines, onDismiss: onGone, onAutoClose: onGone, ...look };
  const draw = (button: Button) => (duration: number) => {
    toast(title, { ...words, action: button, duration });
  };

  const button = action && toButton(action, onGone);
  put({ kind, button, lastsMs, draw: draw(button) });
  return () => {
    if (mine === latest && itsLife === life) {
      put({ kind, button: undefined, lastsMs: withoutActionMs, draw: draw(undefined) });
    }
  };
}

function put(next: Shown): void {
  shown = next;
  next.draw(keepsFocus(next) ? Infinity : next.lastsMs);
}

/** Whether the keyboard moved the focus into the toast and the focused element remains, unlike a removed action button. */
function keepsFocus({ button }: Shown): boolean {
  return (
    isToastFocused() &&
    showsFocus(document.activeElement) &&
    (button !== undefined || document.activeElement?.matches('[data-action]') === false)
  );
}

/** Keeps the visible toast open while the keyboard focus is in it. Sonner waits only for the pointer and for its shortcut. */
export function holdToast(): void {
  shown?.draw(Infinity);
}

/** Restarts the toast's timer. */
export function releaseToast(): void {
  shown?.draw(shown.lastsMs);
}

function Lines({ description, detail }: Pick<ToastText, 'description' | 'detail'>) {
  return (
    <>
      <span>{description}</span> <span>{detail}</span>
    </>
  );
}

/** Dismisses an error toast that no longer applies; a toast of another kind stays. */
export function dismissRefusal(): void {
  if (waiting?.text.kind === 'destructive') {
    waiting = null;
  }
  dismissPlainRefusal();
  if (shown?.kind === 'destructive') {
    loadedOverlays()?.toast.dismiss(`app-${life}`);
    // An error that follows immediately gets a new id.
    life += 1;
    shown = null;
  }
}

/**
 * Sonner closes a toast after its action without calling `onDismiss`, and returns the focus only then. Here both happen before the action,
 * because the action may move the focus.
 */
function toButton({ label, onSelect }: NonNullable<ToastText['action']>, onGone: () => void) {
  return {
    label,
    onClick: () => {
      onGone();
      if (isToastFocused() && document.activeElement instanceof HTMLElement) {
        document.activeElement.blur();
      }
      onSelect();
    },
  };
}

const looks = {
  success: { icon: <Bulb state="lit" size="small" />, className: '', lastsMs: 6_000 },
  destructive: {
    icon: <Icon name="circle-alert" size={24} />,
    className: 'destructive',
    lastsMs: 10_000,
  },
} as const;
