import { DropdownMenu } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { menuItemStyles, menuContentStyles } from './menu-styles.ts';

export type MenuItem = {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  /** Disables the item. The reason is shown after the label, and the item stays focusable, so that a screen reader reads the reason. */
  disabledBecause?: string;
  onSelect: () => void;
};

export type MenuProps = {
  /** The trigger's accessible name: "More for Sofia's Sweet16". */
  label: string;
  items: readonly MenuItem[];
};

/** The input that opened the menu before the menu was loaded. After a key, the first item takes the focus. */
export type OpenedBy = 'key' | 'pointer';

type OpenableMenuProps = MenuProps & {
  /** Null if the user did not open the menu before the menu was loaded. */
  openedBy: OpenedBy | null;
  /** Whether the button that the trigger replaces had the focus. */
  hadFocus: RefObject<boolean>;
};

/** The lazily loaded part of `Menu`. The focus returns to the trigger before an item's action runs. */
export function OpenableMenu({ label, items, openedBy, hadFocus }: OpenableMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem | null>(null);
  const shouldFocusFirstItem = useRef(openedBy === 'key');

  useLayoutEffect(() => {
    if (hadFocus.current) {
      trigger.current?.focus();
    }
  }, [hadFocus]);

  /** Needed if a key opened the menu before Radix was loaded: then Radix focuses the menu itself instead of its first item. */
  function focusFirstItem({ currentTarget }: FocusEvent): void {
    if (shouldFocusFirstItem.current) {
      shouldFocusFirstItem.current = false;
      currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  }

  /** Stores the item, whose action runs after the menu has closed. If the item is disabled, keeps the menu open instead. */
  function choose(item: MenuItem, event: Event): void {
    if (item.disabledBecause !== undefined) {
      event.preventDefault();
      return;
    }
    chosen.current = item;
  }

  function runChosenItem(event: Event): void {
    event.preventDefault();
    trigger.current?.focus();
    const item = chosen.current;
    chosen.current = null;
    item?.onSelect();
  }

  return (
    <DropdownMenu.Root modal={false} defaultOpen={openedBy !== null}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} icon="ellipsis" label={label} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Content
          align="end"
          sideOffset={4}
          collisionPadding={16}
          onFocus={focusFirstItem}
          onCloseAutoFocus={runChosenItem}
        >
          {items.map((item) => (
            <Item
              key={item.label}
              data-tone={item.tone}
              aria-disabled={item.disabledBecause === undefined ? undefined : true}
              onSelect={(event) => {
                choose(item, event);
              }}
            >
              {item.icon !== undefined && <Icon name={item.icon} />}
              <span>
                {item.label}
                {item.disabledBecause !== undefined && <Reason> {item.disabledBecause}</Reason>}
              </span>
            </Item>
          ))}
        </Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Content = styled(DropdownMenu.Content)`
  ${menuContentStyles}
`;

const Item = styled(DropdownMenu.Item)`
  ${menuItemStyles}

  &[aria-disabled='true'] {
    color: ${theme.color.muted};
    cursor: default;
  }
`;

const Reason = styled.small`
  ${theme.type.small}
`;
