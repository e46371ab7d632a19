import { provideOverlays } from './overlays/load-overlays.ts';
import * as overlays from './overlays/overlays.ts';

// In tests of pages, dialogs need no loading; separate tests cover the loading.
provideOverlays(overlays);

/** Dismisses every toast. Otherwise a new `Toaster` would show the toasts of the previous test. */
export function dismissToasts(): void {
  overlays.toast.dismiss();
}
