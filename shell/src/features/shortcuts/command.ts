import type { IconName } from '@marquee/ui';

export type Command = {
  label: string;
  icon: IconName;
  /** Other words people may type for it. */
  keywords?: string[];
  /** One of several, and the one in force. */
  isChosen?: boolean;
  run: () => void;
};

export type CommandGroup = { heading: string; commands: Command[] };
