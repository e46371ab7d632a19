import { Checkbox, Dialog, FactList, theme } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { menuKeys } from './key-names.ts';
import { areShortcutsOn, turnShortcuts } from './shortcuts-switch.ts';

type ShortcutsSheetProps = { onClose: () => void };

const shortcuts = [
  { term: 'Open the quick menu', keys: menuKeys() },
  { term: 'Search on this page', keys: '/' },
  { term: 'Show this list', keys: '?' },
  { term: 'Close what is open', keys: 'Esc' },
  { term: 'Go from tab to tab', keys: '← →' },
];

/** What the keys do, and the switch that lets them rest. */
export function ShortcutsSheet({ onClose }: ShortcutsSheetProps) {
  const [isOn, setIsOn] = useState(areShortcutsOn);

  function turn(on: boolean) {
    turnShortcuts(on ? 'on' : 'off');
    setIsOn(on);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <Stack>
        <FactList facts={shortcuts.map(({ term, keys }) => ({ term, detail: <Keys>{keys}</Keys> }))} />
        <Checkbox
          label="Use these shortcuts"
          hint="Off, only Esc and the arrows work, and the quick menu opens from the foot of the page."
          checked={isOn}
          onChange={({ target }) => {
            turn(target.checked);
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
