import type { FocusEvent, PointerEvent } from 'react';
import type { Part } from './create-part.ts';

type TabOfPart = { value: string; part?: Part<unknown> | undefined };

type TabIntent = {
  onPointerOver: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
};

/**
 * Props for an element around `Tabs`. Loads the code of a tab's panel on hover and focus of the tab, or of a link to this page whose
 * `?tab=` names the tab.
 */
export function onTabIntent(tabs: readonly TabOfPart[]): TabIntent {
  return {
    onPointerOver(event) {
      findPart(event.target, tabs)?.intent.onPointerEnter(event);
    },
    onFocus({ target }) {
      findPart(target, tabs)?.intent.onFocus();
    },
  };
}

function findPart(target: EventTarget, tabs: readonly TabOfPart[]): Part<unknown> | undefined {
  const opener = target instanceof Element ? target.closest('[role="tab"], a') : null;
  if (opener instanceof HTMLAnchorElement) {
    const { pathname, search } = opener;
    const named = pathname === location.pathname ? new URLSearchParams(search).get('tab') : null;
    return tabs.find(({ value }) => value === named)?.part;
  }
  const siblings: (Element | null)[] = Array.from(opener?.parentElement?.children ?? []);
  return tabs[siblings.indexOf(opener)]?.part;
}
