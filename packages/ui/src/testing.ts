import { provideOverlays } from './overlays/load-overlays.ts';
import * as overlays from './overlays/overlays.ts';

// Tests of pages use overlays without loading them; separate tests cover the loading.
provideOverlays(overlays);

/** Dismisses every toast, because a new `Toaster` also shows the toasts of the previous test. */
export function dismissToasts(): void {
  overlays.toast.dismiss();
}
