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
let lastHasLeft = Promise.resolve();
let latest = 0;

/** Shows a toast; at most one is visible at a time. What it returns takes this one away, and no later one. */
export function notify({ title, description, kind = 'success', action }: ToastText): () => void {
  latest += 1;
  const mine = latest;
  void lastHasLeft.then(() => {
    toast(title, {
      id,
      description,
      onDismiss: holdNext,
      onAutoClose: holdNext,
      action: action && { label: action.label, onClick: leaving(action.onSelect) },
      ...looks[kind],
    });
  });
  return () => {
    if (mine === latest) {
      leaving(() => toast.dismiss(id))();
    }
  };
}

function leaving(act: () => void): () => void {
  return () => {
    holdNext();
    act();
  };
}

function holdNext(): void {
  lastHasLeft = new Promise((resolve) => setTimeout(resolve, leavingMs));
}

const looks = {
  success: { icon: <Bulb state="lit" size="small" />, className: '', duration: 6_000 },
  destructive: {
    icon: <Icon name="circle-alert" size={24} />,
    className: 'destructive',
    duration: 10_000,
  },
} as const;
