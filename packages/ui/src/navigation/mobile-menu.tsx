import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { Hem } from './top-bar-parts.ts';
import { MenuAction, MenuLinks, MenuPanel, MenuScrim, Menu } from './mobile-menu-parts.ts';
import type { TopBarProps } from './top-bar.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

type MobileMenuProps = Omit<TopBarProps, 'brandTo' | 'isCovered'> & { isCovered: boolean };

/** Under 760: the bar's links in a panel below it, which keeps the focus; Escape, the scrim, a chosen link and what comes over it close it. */
export function MobileMenu({ linkAs: Link, links, greeting, greetingTo, action, ...rest }: MobileMenuProps) {
  const { navLabel, menuLabel, closeLabel, isCovered } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useMenuKeys({ menu, isOpen, onEscape: closeAndReturn });
  useWhenCovered(isCovered && isOpen, closeAndReturn);

  function close(): void {
    setIsOpen(false);
  }

  function closeAndReturn(): void {
    close();
    toggle.current?.focus();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
      close();
    }
  }

  return (
    <Menu ref={menu} onBlur={closeWhenLeft}>
      <Button
        ref={toggle}
        variant="quiet"
        icon={isOpen ? 'x' : 'menu'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? closeLabel : menuLabel}
      </Button>
      {isOpen && (
        <>
          <MenuScrim onClick={closeAndReturn} />
          <MenuPanel id={panelId} aria-label={navLabel}>
            {greeting !== undefined && (
              <p>
                {greetingTo === undefined ? (
                  greeting
                ) : (
                  <Link to={greetingTo} onClick={close}>
                    {greeting}
                  </Link>
                )}
              </p>
            )}
            <MenuLinks>
              {links.map(({ to, label, icon }) => (
                <li key={to}>
                  <Link to={to} onClick={close}>
                    <Icon name={icon} size={20} />
                    {label}
                  </Link>
                </li>
              ))}
            </MenuLinks>
            <MenuAction onClick={close}>{action}</MenuAction>
            <Hem $unit={theme.valance.footer} />
          </MenuPanel>
        </>
      )}
    </Menu>
  );
}

/** What comes over the menu finds the focus on a button that stays, and can give it back there. */
function useWhenCovered(isCovered: boolean, closeAndReturn: () => void): void {
  const onCover = useEffectEvent(closeAndReturn);

  useEffect(() => {
    if (isCovered) {
      onCover();
    }
  }, [isCovered]);
}
