import type { IconName } from '@marquee/ui';

export type Command = {
  label: string;
  icon: IconName;
  /** Synonyms for the search. */
  keywords?: string[];
  /** Whether the command is the selected one of several alternatives, such as the current theme. */
  isChosen?: boolean;
  run: () => void;
};

export type CommandGroup = { heading: string; commands: Command[] };
