import { Checkbox, Dialog, FactList, theme } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { getPaletteKeys, getToastKeys } from './key-names.ts';
import { areShortcutsEnabled, setShortcuts } from './shortcuts-switch.ts';

type ShortcutsSheetProps = { onClose: () => void };

const shortcuts = [
  { term: 'Open the quick menu', keys: getPaletteKeys() },
  { term: 'Search on this page', keys: '/' },
  { term: 'Show this list', keys: '?' },
  { term: 'Go to the notification, for instance to undo', keys: getToastKeys() },
  { term: 'Close a dialog or menu', keys: 'Esc' },
  { term: 'Move between tabs', keys: '← →' },
];

/** Lists the keyboard shortcuts, with a switch that disables the shell's shortcuts. */
export function ShortcutsSheet({ onClose }: ShortcutsSheetProps) {
  const [isOn, setIsOn] = useState(areShortcutsEnabled);

  function toggle(on: boolean) {
    setShortcuts(on ? 'on' : 'off');
    setIsOn(on);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <Stack>
        <FactList facts={shortcuts.map(({ term, keys }) => ({ term, detail: <Keys>{keys}</Keys> }))} />
        <Checkbox
          label="Use these shortcuts"
          hint="When off, only Esc, the arrow keys and the key for notifications work. You can still open the quick menu at the bottom of the page."
          checked={isOn}
          onChange={({ target }) => {
            toggle(target.checked);
          }}
        />
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Keys = styled.kbd`
  font: inherit;
`;
