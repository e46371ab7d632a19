import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../badges/badge.tsx';
import { tabLook, tabListLook } from './tab-look.ts';

export type Tab = {
  value: string;
  label: string;
  /** A lit badge beside the label: "2 new". */
  count?: string | undefined;
  content: ReactNode;
};

type TabsProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
};

/** Controlled, so that the address can carry the tab; arrows move between them. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const counts = tabs.map(({ count = '' }) => count).join();

  useEffect(() => {
    bringIntoView(list.current);
    // The words grow when their face arrives.
    void fontsReady().then(() => {
      bringIntoView(list.current);
    });
    // A count that comes later moves what stands behind it.
  }, [value, counts]);

  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} onFocus={chooseOnlyByArrow}>
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
 * Radix chooses any tab that gets the focus. One that a form with unsaved text has refused gets it back when the question is
 * answered, and would ask again.
 */
function chooseOnlyByArrow(event: FocusEvent<HTMLElement>): void {
  const { currentTarget, relatedTarget } = event;
  if (relatedTarget === null || !currentTarget.parentElement?.contains(relatedTarget)) {
    event.preventDefault();
  }
}

/** On phones the row scrolls sideways; the current tab must not be off it. */
function bringIntoView(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[data-state="active"]');
  if (list && current) {
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }
}

/** Not every environment that renders tabs has a list of fonts: jsdom has none. */
async function fontsReady(): Promise<void> {
  if ('fonts' in document) {
    await document.fonts.ready;
  }
}

const List = styled(Radix.List)`
  ${tabListLook}
`;

const Trigger = styled(Radix.Trigger)`
  ${tabLook}
`;
