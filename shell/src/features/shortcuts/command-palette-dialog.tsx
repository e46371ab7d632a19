import { foldForSearch } from '@marquee/contracts/search-text';
import { Dialog, Icon } from '@marquee/ui';
import { Command as Palette, defaultFilter } from 'cmdk';
import type { Command, CommandGroup } from './command.ts';
import { PaletteStyles } from './palette-styles.ts';

type CommandPaletteDialogProps = { groups: readonly CommandGroup[]; onClose: () => void };

/** The command palette: a searchable list of all pages and actions. It is loaded when it is first opened. */
export function CommandPaletteDialog({ groups, onClose }: CommandPaletteDialogProps) {
  function choose({ run }: Command) {
    onClose();
    run();
  }

  return (
    <Dialog open onOpenChange={onClose} title="Quick menu">
      <PaletteStyles>
        <Palette label="Quick menu" loop filter={rank}>
          <Palette.Input placeholder="Search or jump to…" />
          <Palette.List label="Pages and actions">
            <Palette.Empty>No results</Palette.Empty>
            {groups.map(({ heading, commands }) => (
              <Palette.Group key={heading} heading={heading}>
                {commands.map((command) => (
                  <Palette.Item
                    key={command.label}
                    value={command.label}
                    keywords={[heading, ...(command.keywords ?? [])]}
                    onSelect={() => {
                      choose(command);
                    }}
                  >
                    <Icon name={command.icon} />
                    {command.label}
                    {command.isChosen === true && <Icon name="check" label="chosen" />}
                  </Palette.Item>
                ))}
              </Palette.Group>
            ))}
          </Palette.List>
        </Palette>
      </PaletteStyles>
    </Dialog>
  );
}

/** Ranks a command for a search. Case and accents are ignored, as in all searches of the product. */
function rank(value: string, search: string, keywords: string[] = []): number {
  return defaultFilter(foldForSearch(value), foldForSearch(search), keywords.map(foldForSearch));
}
