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

/** Shows a toast; at most one is visible at a time. */
export function notify({ title, description, kind = 'success', action }: ToastText): void {
  void lastHasLeft.then(() => {
    toast(title, {
      id,
      description,
      onDismiss: holdNext,
      onAutoClose: holdNext,
      action: action && { label: action.label, onClick: action.onSelect },
      ...looks[kind],
    });
  });
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
