import { theme } from '@marquee/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { getPaletteKeys } from './key-names.ts';

type CommandPaletteButtonProps = { onClick: () => void };

/** Opens the command palette without a keyboard. On wide screens with a mouse it also shows the shortcut. */
export function CommandPaletteButton({ onClick }: CommandPaletteButtonProps) {
  // A prerendered page does not know the user's platform.
  const keys = useSyncExternalStore(
    () => () => undefined,
    getPaletteKeys,
    () => null,
  );

  return (
    <button type="button" aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
      Quick menu <Keys aria-hidden="true">{keys}</Keys>
    </button>
  );
}

const Keys = styled.kbd`
  margin-left: ${theme.space[1]};
  font: inherit;

  ${theme.media.menu} {
    display: none;
  }

  @media (hover: none) {
    display: none;
  }
`;
