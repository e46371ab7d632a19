import type { FocusEvent, PointerEvent } from 'react';
import type { Part } from './create-part.ts';

type TabOfPart = { value: string; part?: Part<unknown> | undefined };

type TabIntent = {
  onPointerOver: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
};

/**
 * Spread into an element around `Tabs`: loads the panel of a tab when somebody points at the tab, or at a link with `?tab=` of this page, or
 * comes to one of them by keyboard.
 */
export function onTabIntent(tabs: readonly TabOfPart[]): TabIntent {
  return {
    onPointerOver(event) {
      behind(event.target, tabs)?.intent.onPointerEnter(event);
    },
    onFocus({ target }) {
      behind(target, tabs)?.intent.onFocus();
    },
  };
}

function behind(target: EventTarget, tabs: readonly TabOfPart[]): Part<unknown> | undefined {
  const opener = target instanceof Element ? target.closest('[role="tab"], a') : null;
  if (opener instanceof HTMLAnchorElement) {
    const { pathname, search } = opener;
    const named = pathname === location.pathname ? new URLSearchParams(search).get('tab') : null;
    return tabs.find(({ value }) => value === named)?.part;
  }
  const siblings: (Element | null)[] = Array.from(opener?.parentElement?.children ?? []);
  return tabs[siblings.indexOf(opener)]?.part;
}
