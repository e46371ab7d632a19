import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { lockScroll } from '../overlays/lock-scroll.ts';
import { MobileMenuPanel } from './mobile-menu-panel.tsx';
import { ToggleLabel, Menu } from './mobile-menu-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';
import { useIsHydrating } from './use-is-hydrating.ts';
import { useMenuKeys } from './use-menu-keys.ts';

type MobileMenuProps = Omit<TopBarProps, 'brandTo' | 'isCovered'> & { isCovered: boolean };

/**
 * Below a width of 760 px, shows the top bar's links in a panel below the bar. Tab cycles through the menu's button and the panel. The menu
 * closes on Escape, on a click on the scrim, when a link is chosen, when the focus leaves the menu and when an overlay opens. On a
 * prerendered page (`data-menu="early"`) a script may open the menu before hydration by changing only `aria-expanded` of the button and
 * `hidden` of the panel; hydration keeps both attributes.
 */
export function MobileMenu({ isCovered, menuLabel, closeLabel, ...content }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrating = useIsHydrating();
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useMenuKeys({ menu, isOpen, onEscape: closeAndReturn });
  useCloseWhenCovered(isCovered && isOpen, closeAndReturn);
  useLayoutEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);
  useLayoutEffect(() => {
    setIsOpen(toggle.current?.getAttribute('aria-expanded') === 'true');
  }, []);

  function close(): void {
    setIsOpen(false);
  }

  function closeAndReturn(): void {
    close();
    toggle.current?.focus();
  }

  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
      close();
    }
  }

  return (
    <Menu ref={menu} onBlur={closeOnFocusOut} data-menu={isHydrating ? 'early' : 'own'}>
      <Button
        ref={toggle}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={panelId}
        suppressHydrationWarning
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <ToggleButtonLabel when="closed" icon="menu" label={menuLabel} />
        <ToggleButtonLabel when="open" icon="x" label={closeLabel} />
      </Button>
      {(isOpen || isHydrating) && (
        <MobileMenuPanel
          {...content}
          id={panelId}
          isOpen={isOpen}
          onChoose={close}
          onDismiss={closeAndReturn}
        />
      )}
    </Menu>
  );
}

type ToggleButtonLabelProps = { when: 'open' | 'closed'; icon: IconName; label: string };

function ToggleButtonLabel({ when, icon, label }: ToggleButtonLabelProps) {
  return (
    <ToggleLabel data-when={when}>
      <Icon name={icon} size={18} />
      {label}
    </ToggleLabel>
  );
}

/** Closes the menu and focuses its button when an overlay opens, so that the overlay can return the focus to that button. */
function useCloseWhenCovered(isCovered: boolean, closeAndReturn: () => void): void {
  const onCover = useEffectEvent(closeAndReturn);

  useEffect(() => {
    if (isCovered) {
      onCover();
    }
  }, [isCovered]);
}
