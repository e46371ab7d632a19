import { toast } from 'sonner';
import { Icon } from '../icons/icon.tsx';
import { Bulb } from '../lights/bulb.tsx';

export type ToastText = {
  title: string;
  description?: string | undefined;
  kind?: 'success' | 'destructive' | undefined;
  /** A way back: "Undo". */
  action?: { label: string; onSelect: () => void } | undefined;
};

// One id for every toast: a new one takes the place of the old one.
const id = 'app';
// Sonner still removes a leaving toast after 200 ms, even if it has new words by then: those must wait.
const leavingMs = 250;
const withoutActionMs = 1_500;
let lastHasLeft = Promise.resolve();
let latest = 0;

/** Shows a toast; at most one is visible at a time. What it returns takes the action away, once it is too late for it. */
export function notify({ title, description, kind = 'success', action }: ToastText): () => void {
  latest += 1;
  const mine = latest;
  let isShown = true;
  const onGone = () => {
    isShown = false;
    lastHasLeft = new Promise((resolve) => setTimeout(resolve, leavingMs));
  };
  const words = { id, description, onDismiss: onGone, onAutoClose: onGone, ...looks[kind] };

  void lastHasLeft.then(() => {
    toast(title, { ...words, action: action && toButton(action, onGone) });
  });
  return () => {
    if (mine === latest && isShown) {
      void lastHasLeft.then(() => {
        toast(title, { ...words, action: undefined, duration: withoutActionMs });
      });
    }
  };
}

/** Sonner closes a toast whose action was taken without a word. */
function toButton({ label, onSelect }: NonNullable<ToastText['action']>, onGone: () => void) {
  return {
    label,
    onClick: () => {
      onGone();
      onSelect();
    },
  };
}

const looks = {
  success: { icon: <Bulb state="lit" size="small" />, className: '', duration: 6_000 },
  destructive: {
    icon: <Icon name="circle-alert" size={24} />,
    className: 'destructive',
    duration: 10_000,
  },
} as const;
