import type { ComponentType, ReactNode } from 'react';
import { Brand } from '../art/brand.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Bar, Greeting, TopBarValance, Links, Row, Wide } from './top-bar-parts.ts';

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

export function TopBar({ linkAs: Link, brandTo, links, greeting, greetingTo, action, ...rest }: TopBarProps) {
  const { navLabel, menuLabel, closeLabel, isCovered = false } = rest;

  return (
    <Bar data-screen-only>
      <Row>
        <Link to={brandTo}>
          <Brand />
        </Link>
        <Wide>
          <Links aria-label={navLabel}>
            {links.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Links>
          {greeting !== undefined && (
            <Greeting>
              {greetingTo === undefined ? <span>{greeting}</span> : <Link to={greetingTo}>{greeting}</Link>}
            </Greeting>
          )}
          {action}
        </Wide>
        <MobileMenu
          {...{ linkAs: Link, links, greeting, greetingTo, action }}
          {...{ navLabel, menuLabel, closeLabel, isCovered }}
        />
      </Row>
      <TopBarValance $unit={theme.valance.topBar} />
    </Bar>
  );
}
