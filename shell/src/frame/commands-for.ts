import type { CurrentUser } from '@marquee/contracts/accounts';
import type { BarLink, IconName } from '@marquee/ui';
import type { Command, CommandGroup } from '../features/shortcuts/command.ts';
import { placesFor } from './links-for.ts';
import { themeChoices } from './theme-choice.ts';
import type { ThemeChoice } from './theme-choice.ts';

type Acts = {
  goTo: (address: string) => void;
  signOut: () => void;
  theme: ThemeChoice;
  chooseTheme: (choice: ThemeChoice) => void;
  openSheet: () => void;
};

/** The commands of the palette for a user. */
export function commandsFor(user: CurrentUser | null, acts: Acts): CommandGroup[] {
  const toPlace = ({ to, label, icon }: BarLink): Command => ({
    label,
    icon,
    run: () => {
      acts.goTo(to);
    },
  });
  return [
    { heading: 'Go to', commands: placesFor(user).map(toPlace) },
    { heading: 'Do', commands: [...entrancesFor(user).map(toPlace), ...ownActs(user, acts)] },
    { heading: 'Theme', commands: themeChoices.map((choice) => themeCommand(choice, acts)) },
  ];
}

function entrancesFor(user: CurrentUser | null): BarLink[] {
  if (!user) {
    return [{ to: '/auth', label: 'Sign In', icon: 'log-in' }];
  }
  return user.role === 'client' ? [{ to: '/create-event', label: 'Create New Event', icon: 'plus' }] : [];
}

function ownActs(user: CurrentUser | null, { openSheet, signOut }: Acts): Command[] {
  const sheet: Command = {
    label: 'Keyboard shortcuts',
    icon: 'keyboard',
    keywords: ['keys'],
    run: openSheet,
  };
  return user ? [sheet, { label: 'Sign Out', icon: 'log-out', keywords: ['leave'], run: signOut }] : [sheet];
}

const themeLooks: Record<ThemeChoice, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'Use system setting', icon: 'monitor' },
};

function themeCommand(choice: ThemeChoice, { theme, chooseTheme }: Acts): Command {
  return {
    ...themeLooks[choice],
    keywords: ['colour', 'color', 'mode'],
    isChosen: choice === theme,
    run: () => {
      chooseTheme(choice);
    },
  };
}
