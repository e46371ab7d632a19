import { theme, useIsHydrating } from '@marquee/ui';
import { styled } from 'styled-components';

/** Hidden in a prerendered page. `before-hydration.ts` shows it if the application fails to load. */
export function LoadFailureMessage() {
  return useIsHydrating() ? (
    <Message role="alert" hidden data-load-failure="" data-screen-only>
      This page could not be loaded. <a href="">Reload it.</a>
    </Message>
  ) : null;
}

const Message = styled.p`
  ${theme.type.control}
  position: fixed;
  right: ${theme.space[4]};
  bottom: ${theme.space[4]};
  left: ${theme.space[4]};
  z-index: ${theme.layer.toast};
  max-width: ${theme.frame.toast};
  margin-inline: auto;
  padding: ${theme.space[4]};
  border-left: ${theme.border.alert} solid ${theme.color.danger};
  border-radius: ${theme.radius.control};
  color: ${theme.color.status.cancelled.text};
  background: ${theme.color.status.cancelled.fill};
  box-shadow: ${theme.shadow.over};
`;
