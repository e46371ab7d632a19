import { styled } from 'styled-components';
import { Spinner } from '../buttons/spinner.tsx';
import { theme } from '../theme/theme.ts';
import { delayedAppearance } from './delayed-appearance.ts';

type PageSpinnerProps = { children: string };

/** Loading state of a whole page, with the specification's text. */
export function PageSpinner({ children }: PageSpinnerProps) {
  return (
    <Centered role="status">
      <Spinner size={36} />
      <p>{children}</p>
    </Centered>
  );
}

const Centered = styled.div`
  ${delayedAppearance}
  display: grid;
  gap: ${theme.space[4]};
  place-content: center;
  justify-items: center;
  min-height: 640px;
  color: ${theme.color.muted};

  svg {
    color: ${theme.color.primary};
  }
`;
