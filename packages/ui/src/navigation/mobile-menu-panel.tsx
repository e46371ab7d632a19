import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { MenuAction, MenuLinks, MenuPanel, MenuScrim } from './mobile-menu-parts.ts';
import { TopBarValance } from './top-bar-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

type MobileMenuPanelProps = Pick<
  TopBarProps,
  'linkAs' | 'links' | 'greeting' | 'greetingTo' | 'action' | 'navLabel'
> & {
  id: string;
  isOpen: boolean;
  onChoose: () => void;
  /** Called when the user clicks the scrim. */
  onDismiss: () => void;
};

/** Content of the top bar's menu, over a scrim. */
export function MobileMenuPanel({
  linkAs: Link,
  links,
  greeting,
  greetingTo,
  ...rest
}: MobileMenuPanelProps) {
  const { action, navLabel, id, isOpen, onChoose, onDismiss } = rest;

  return (
    <div id={id} hidden={!isOpen} suppressHydrationWarning>
      <MenuScrim data-scrim="" onClick={onDismiss} />
      <MenuPanel aria-label={navLabel}>
        {greeting !== undefined && (
          <p>
            {greetingTo === undefined ? (
              greeting
            ) : (
              <Link to={greetingTo} onClick={onChoose}>
                {greeting}
              </Link>
            )}
          </p>
        )}
        <MenuLinks>
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} onClick={onChoose}>
                <Icon name={icon} size={20} />
                {label}
              </Link>
            </li>
          ))}
        </MenuLinks>
        <MenuAction onClick={onChoose}>{action}</MenuAction>
        <TopBarValance $unit={theme.valance.footer} />
      </MenuPanel>
    </div>
  );
}
