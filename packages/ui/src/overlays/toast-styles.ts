import { css } from 'styled-components';
import { boardSurface } from '../theme/board-surface.ts';
import { theme } from '../theme/theme.ts';

/** Styles of a toast, a small board. Sonner positions and animates it; all visible styles are here. */
export const toastStyles = css`
  [data-sonner-toaster] {
    z-index: ${theme.layer.toast};
    width: ${theme.frame.toast};
    font-family: inherit;
    pointer-events: auto;
  }

  /* Only the fallback toast has this attribute; Sonner positions its own toasts. */
  [data-plain] {
    position: fixed;
    right: ${theme.space[4]};
    bottom: ${theme.space[4]};
  }

  html:has([data-dock]) & [data-sonner-toaster] {
    bottom: calc(var(--dock-edge, ${theme.size.dock}) + ${theme.space[4]});
  }

  [data-sonner-toast] {
    ${boardSurface}
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: 100%;
    min-height: 76px;
    padding: ${theme.space[3]} ${theme.space[4]};
    border-left: ${theme.border.alert} solid ${theme.color.bulb};
    border-radius: ${theme.radius.control};
    box-shadow: ${theme.shadow.over};
    transition:
      transform ${theme.duration.move} ${theme.easing.out},
      opacity ${theme.duration.move} ${theme.easing.out};
  }

  /* By default Sonner moves a toast by the toast's own height. The toast would cross the action bar and intercept clicks on its buttons. */
  [data-sonner-toast][data-mounted='false'],
  [data-sonner-toast][data-removed='true'][data-front='true'][data-swipe-out='false'] {
    --y: translateY(${theme.space[4]});
    pointer-events: none;
  }

  [data-sonner-toast].destructive {
    border-left-color: ${theme.color.danger};
  }

  [data-sonner-toast].destructive [data-icon] {
    color: ${theme.color.danger};
  }

  [data-content] {
    flex: 1;
    min-width: 0;
  }

  [data-title] {
    ${theme.type.heading}
  }

  [data-description] {
    ${theme.type.small}
    color: ${theme.color.muted};

    > span {
      display: block;
    }
  }

  [data-button] {
    ${theme.type.control}
    min-height: ${theme.size.buttonSmall};
    padding-inline: ${theme.space[3]};
    border: ${theme.border.control} solid ${theme.color.edge};
    border-radius: ${theme.radius.control};
    color: ${theme.color.ink};
    background: transparent;
    cursor: pointer;
  }

  [data-close-button] {
    display: grid;
    order: 1;
    place-items: center;
    width: ${theme.size.buttonSmall};
    height: ${theme.size.buttonSmall};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    cursor: pointer;

    &:hover {
      background: ${theme.color.tint};
    }
  }

  @media (max-width: 600px) {
    [data-sonner-toaster] {
      right: ${theme.space[4]};
      left: ${theme.space[4]};
      width: auto;
    }

    [data-sonner-toaster] [data-sonner-toast] {
      flex-wrap: wrap;
      width: 100%;
    }

    /* Beside the text, the button would leave the text no room. */
    [data-button] {
      flex: 1 0 100%;
      order: 2;
    }
  }

  @media (forced-colors: active) {
    [data-sonner-toast] {
      border: 2px solid;
    }
  }
`;
