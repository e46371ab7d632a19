import { toast } from 'sonner';

/** Takes every toast away. A new `Toaster` shows again what is still up: without this, the toasts of the previous test. */
export function dismissToasts(): void {
  toast.dismiss();
}
