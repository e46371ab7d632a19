import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../badges/badge.tsx';
import { tabStyles, tabListStyles } from './tab-styles.ts';

export type Tab = {
  value: string;
  label: string;
  /** Text of the badge beside the label: "2 new". */
  count?: string | undefined;
  content: ReactNode;
};

type TabsProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
};

/** The caller controls the current tab, so that the tab can be stored in the URL. Arrow keys move between tabs. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    if (!row) {
      return undefined;
    }
    const scroll = () => {
      scrollCurrentIntoView(row);
    };
    scroll();
    // The row has no width while a page hides it. Tabs become wider when their font has loaded or a count appears.
    const resizeObserver = new ResizeObserver(scroll);
    for (const element of [row, ...row.children]) {
      resizeObserver.observe(element);
    }
    return () => {
      resizeObserver.disconnect();
    };
  }, [value]);

  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} onFocus={preventSelectionOnFocus}>
            <span>{tab.label}</span>
            {tab.count !== undefined && <Badge tone="trial">{tab.count}</Badge>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/**
 * Prevents the selection of a tab by focus that comes from outside the tabs. A form with unsaved text may reject the selection of a tab and
 * open a dialog. When the dialog closes, it returns the focus to the tab. Radix would then select the tab and so open the dialog again.
 */
function preventSelectionOnFocus(event: FocusEvent<HTMLElement>): void {
  const { currentTarget, relatedTarget } = event;
  if (relatedTarget === null || !currentTarget.parentElement?.contains(relatedTarget)) {
    event.preventDefault();
  }
}

/** On phones the row scrolls horizontally; the current tab must be visible. */
function scrollCurrentIntoView(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[data-state="active"]');
  if (current) {
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }
}

const List = styled(Radix.List)`
  ${tabListStyles}
`;

const Trigger = styled(Radix.Trigger)`
  ${tabStyles}
`;
