import type { CurrentUser } from '@marquee/contracts/accounts';
import type { BarLink, IconName } from '@marquee/ui';
import type { Command, CommandGroup } from '../features/shortcuts/command.ts';
import { getPageLinks } from './navigation-links.ts';
import { themeChoices } from './theme-choice.ts';
import type { ThemeChoice } from './theme-choice.ts';

type CommandHandlers = {
  goTo: (address: string) => void;
  signOut: () => void;
  theme: ThemeChoice;
  chooseTheme: (choice: ThemeChoice) => void;
  openSheet: () => void;
};

/** Returns the palette's commands for a user. */
export function createCommands(user: CurrentUser | null, handlers: CommandHandlers): CommandGroup[] {
  const toNavigationCommand = ({ to, label, icon }: BarLink): Command => ({
    label,
    icon,
    run: () => {
      handlers.goTo(to);
    },
  });
  return [
    { heading: 'Go to', commands: getPageLinks(user).map(toNavigationCommand) },
    {
      heading: 'Do',
      commands: [...getActionLinks(user).map(toNavigationCommand), ...getUserCommands(user, handlers)],
    },
    { heading: 'Theme', commands: themeChoices.map((choice) => themeCommand(choice, handlers)) },
  ];
}

function getActionLinks(user: CurrentUser | null): BarLink[] {
  if (!user) {
    return [{ to: '/auth', label: 'Sign In', icon: 'log-in' }];
  }
  return user.role === 'client' ? [{ to: '/create-event', label: 'Create New Event', icon: 'plus' }] : [];
}

function getUserCommands(user: CurrentUser | null, { openSheet, signOut }: CommandHandlers): Command[] {
  const sheet: Command = {
    label: 'Keyboard shortcuts',
    icon: 'keyboard',
    keywords: ['keys'],
    run: openSheet,
  };
  return user ? [sheet, { label: 'Sign Out', icon: 'log-out', keywords: ['leave'], run: signOut }] : [sheet];
}

const themeOptions: Record<ThemeChoice, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'Use system setting', icon: 'monitor' },
};

function themeCommand(choice: ThemeChoice, { theme, chooseTheme }: CommandHandlers): Command {
  return {
    ...themeOptions[choice],
    keywords: ['colour', 'color', 'mode'],
    isChosen: choice === theme,
    run: () => {
      chooseTheme(choice);
    },
  };
}
