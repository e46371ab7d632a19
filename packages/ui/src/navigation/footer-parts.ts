import { keyframes, styled } from 'styled-components';
import { Frame } from '../layout/frame.ts';
import { boardSurface } from '../theme/board-surface.ts';
import { theme } from '../theme/theme.ts';

export const FooterContainer = styled.footer`
  ${boardSurface}
  ${theme.type.small}
`;

export const Columns = styled(Frame)`
  display: grid;
  /* Without a minimum width the column of services would be narrower than its longest word. */
  grid-template-columns: 280px minmax(150px, 1fr) minmax(0, 490px);
  gap: ${theme.space[7]} 90px;
  padding-block: 60px ${theme.space[7]};

  > * > ul {
    display: grid;
    gap: 6px;
    margin-top: ${theme.space[3]};
    color: ${theme.color.muted};
  }

  > div > ul {
    gap: ${theme.space[2]};
    color: ${theme.color.ink};
  }

  > div li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
  }

  form {
    margin-top: ${theme.space[3]};
  }

  ${theme.media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[6]};

    > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

/**
 * Reserves the height of the shell's contact form, including its distance from the title. The form is rendered later than the page, and
 * without the reserved height links would move under the pointer (e2e/journeys/footer-form.spec.ts). From the first interaction
 * (`data-wanted`) until the form is rendered, the slot shows a spinner.
 */
export const FormSlot = styled.div`
  display: flow-root;
  min-height: 282px;

  [data-wanted] &:not(:has(form))::before {
    display: block;
    width: 36px;
    aspect-ratio: 1;
    margin: ${theme.space[7]} auto 0;
    border: 4px solid currentColor;
    border-right-color: transparent;
    border-radius: 50%;
    content: '';
    opacity: 0.6;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${turn} 900ms linear infinite;
    }
  }

  ${theme.media.phone} {
    min-height: 354px;
  }
`;

export const Tagline = styled.p`
  max-width: 32ch;
  margin: ${theme.space[4]} 0;
  color: ${theme.color.muted};
`;

export const Legal = styled(Frame)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-bottom: ${theme.space[6]};
  color: ${theme.color.muted};

  &::before {
    width: 100%;
    margin-bottom: ${theme.space[2]};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    content: '';
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[2]} ${theme.space[5]};
  }

  nav > :is(a, button) {
    min-height: ${theme.size.target};
    border: 0;
    color: inherit;
    background: none;
    font-weight: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  nav > :is(a, button):hover {
    text-decoration: underline;
  }
`;
