import { DropdownMenu } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { menuChoice, menuSheet } from './menu-look.ts';
import type { AskedBy, MenuChoice, MenuProps } from './menu.tsx';

type OpenableMenuProps = MenuProps & {
  /** Null if the user did not open the menu before it was loaded. */
  askedBy: AskedBy | null;
  /** Whether the button that the trigger replaces had the focus. */
  hadFocus: RefObject<boolean>;
};

/** The loaded part of `Menu`. The focus returns to the trigger before a choice runs. */
export function OpenableMenu({ label, items, askedBy, hadFocus }: OpenableMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuChoice | null>(null);
  const isKeyAhead = useRef(askedBy === 'key');

  useLayoutEffect(() => {
    if (hadFocus.current) {
      trigger.current?.focus();
    }
  }, [hadFocus]);

  /** Radix leaves the focus on the menu itself unless it has seen the key that opened it. */
  function focusFirstChoice({ currentTarget }: FocusEvent): void {
    if (isKeyAhead.current) {
      isKeyAhead.current = false;
      currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  }

  /** Keeps the menu open if the choice is disabled. */
  function choose(choice: MenuChoice, event: Event): void {
    if (choice.disabledBecause !== undefined) {
      event.preventDefault();
      return;
    }
    chosen.current = choice;
  }

  function runChoice(event: Event): void {
    event.preventDefault();
    trigger.current?.focus();
    const choice = chosen.current;
    chosen.current = null;
    choice?.onSelect();
  }

  return (
    <DropdownMenu.Root modal={false} defaultOpen={askedBy !== null}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} icon="ellipsis" label={label} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Sheet
          align="end"
          sideOffset={4}
          collisionPadding={16}
          onFocus={focusFirstChoice}
          onCloseAutoFocus={runChoice}
        >
          {items.map((choice) => (
            <Choice
              key={choice.label}
              data-tone={choice.tone}
              aria-disabled={choice.disabledBecause === undefined ? undefined : true}
              onSelect={(event) => {
                choose(choice, event);
              }}
            >
              {choice.icon !== undefined && <Icon name={choice.icon} />}
              <span>
                {choice.label}
                {choice.disabledBecause !== undefined && <Reason> {choice.disabledBecause}</Reason>}
              </span>
            </Choice>
          ))}
        </Sheet>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Sheet = styled(DropdownMenu.Content)`
  ${menuSheet}
`;

const Choice = styled(DropdownMenu.Item)`
  ${menuChoice}

  &[aria-disabled='true'] {
    color: ${theme.color.muted};
    cursor: default;
  }
`;

const Reason = styled.small`
  ${theme.type.small}
`;
