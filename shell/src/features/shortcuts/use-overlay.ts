import { useLocation } from '@marquee/web-kit';
import { useState } from 'react';
import type { Overlay } from './use-shortcuts.ts';

type Opened = { overlay: Overlay; on: string };

export type OverlayState = {
  shown: Overlay | null;
  open: (overlay: Overlay) => void;
  close: () => void;
};

/** Returns the open overlay. The overlay belongs to a history entry, so any navigation, including Back, closes it. */
export function useOverlay(): OverlayState {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened !== null && opened.on !== key) {
    setOpened(null);
  }

  return {
    shown: opened?.on === key ? opened.overlay : null,
    open: (overlay) => {
      setOpened({ overlay, on: key });
    },
    close: () => {
      setOpened(null);
    },
  };
}
