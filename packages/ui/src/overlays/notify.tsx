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
  /** A way back: "Undo". */
  action?: { label: string; onSelect: () => void } | undefined;
};

const withoutActionMs = 1_500;
// A new toast takes the place of the one that is shown, by its id. Sonner removes one that is leaving a while later,
// whatever it says by then: after that the next has an id of its own.
let life = 0;
let latest = 0;
let shown: Shown | null = null;

type Button = ReturnType<typeof toButton> | undefined;
type Shown = { kind: ToastText['kind']; button: Button; lastsMs: number; draw: (durationMs: number) => void };

/** The first toast, until the library is there and the place of toasts is on the page; another takes its place. */
let waiting: HeldToast | null = null;

/** Shows a toast; at most one is visible at a time. What it returns takes the action away, once it is too late for it. */
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

/** Shows the toast that came before the library, which may have been shown without it meanwhile. */
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
      // Else a page that is put up meanwhile would show it once more.
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

/** Whether a keyboard has moved the focus into the toast and it stays there: not on a button that goes. */
function keepsFocus({ button }: Shown): boolean {
  return (
    isToastFocused() &&
    showsFocus(document.activeElement) &&
    (button !== undefined || document.activeElement?.matches('[data-action]') === false)
  );
}

/** Keeps the toast open that is shown, while a keyboard has the focus in it. Sonner itself waits for a pointer and its shortcut only. */
export function holdToast(): void {
  shown?.draw(Infinity);
}

/** The time of the toast begins again. */
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

/** Takes a refusal away that is no longer so; another toast stays. */
export function dismissRefusal(): void {
  if (waiting?.text.kind === 'destructive') {
    waiting = null;
  }
  dismissPlainRefusal();
  if (shown?.kind === 'destructive') {
    loadedOverlays()?.toast.dismiss(`app-${life}`);
    // A refusal that follows at once is a toast of its own.
    life += 1;
    shown = null;
  }
}

/**
 * Sonner closes a toast whose action was taken without a word, and gives the focus back only then. It does so here before the action, which may
 * move the focus on.
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
