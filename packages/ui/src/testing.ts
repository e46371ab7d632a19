import { provideOverlays } from './overlays/load-overlays.ts';
import * as overlays from './overlays/overlays.ts';

// In tests of pages a dialog is there at once; that it is loaded first is shown by tests of its own.
provideOverlays(overlays);

/** Takes every toast away. A new `Toaster` shows again what is still up: without this, the toasts of the previous test. */
export function dismissToasts(): void {
  overlays.toast.dismiss();
}
