import { Brand } from '../art/brand.tsx';
import { theme } from '../theme/theme.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { Bar, Greeting, TopBarValance, Links, Row, Wide } from './top-bar-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

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
