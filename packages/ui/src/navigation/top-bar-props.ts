import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

/** The props of the router's link that the bar needs. */
export type RouterLink = ComponentType<{ to: string; children: ReactNode; onClick?: () => void }>;

export type BarLink = { to: string; label: string; icon: IconName };

export type TopBarProps = {
  linkAs: RouterLink;
  brandTo: string;
  links: readonly BarLink[];
  /** "Welcome, Amara". */
  greeting?: ReactNode;
  /** The greeting's link target. */
  greetingTo?: string | undefined;
  /** One button or link, shown in the bar and at full width in the menu's panel. */
  action?: ReactNode;
  navLabel: string;
  menuLabel: string;
  closeLabel: string;
  /** Whether a dialog is open over the page; if so, the menu closes. */
  isCovered?: boolean;
};
