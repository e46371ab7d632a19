import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { menuChoice, menuSheet } from './menu-look.ts';

export type MenuChoice = {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  onSelect: () => void;
};

type MenuProps = {
  /** Names the trigger: "More for Sofia's Sweet16". */
  label: string;
  items: readonly MenuChoice[];
};

/** The "more" menu. A choice runs after the focus is back on the trigger, so a dialog it opens returns there. */
export function Menu({ label, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuChoice | null>(null);

  function runChoice(event: Event): void {
    event.preventDefault();
    trigger.current?.focus();
    const choice = chosen.current;
    chosen.current = null;
    choice?.onSelect();
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} icon="ellipsis" label={label} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Sheet align="end" sideOffset={4} collisionPadding={16} onCloseAutoFocus={runChoice}>
          {items.map((choice) => (
            <Choice key={choice.label} data-tone={choice.tone} onSelect={() => (chosen.current = choice)}>
              {choice.icon !== undefined && <Icon name={choice.icon} />}
              <span>{choice.label}</span>
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
`;
