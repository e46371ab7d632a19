import { theme } from '@marquee/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { menuKeys } from './key-names.ts';

type QuickMenuButtonProps = { onClick: () => void };

/** The way in without a keyboard; who has one sees the keys. */
export function QuickMenuButton({ onClick }: QuickMenuButtonProps) {
  // A page that is rendered at the build does not know whose keyboard it comes to.
  const keys = useSyncExternalStore(
    () => () => undefined,
    menuKeys,
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
