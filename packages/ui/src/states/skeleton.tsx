import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { theme } from '../theme/theme.ts';
import { delayedAppearance } from './delayed-appearance.ts';

type SkeletonProps = {
  /** Text for screen readers: "Loading quotes". */
  label: string;
  rows?: number;
  /** Adds a placeholder of the heading above the rows, for a whole page. */
  withHeading?: boolean;
};

/** Placeholder rows, visible only if loading takes longer than 300 ms. */
export function Skeleton({ label, rows = 3, withHeading = false }: SkeletonProps) {
  return (
    <Delayed role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {withHeading && (
        <Heading aria-hidden="true">
          <SkeletonBlock $width="min(420px, 70%)" $height="48px" />
        </Heading>
      )}
      <Box as="div" aria-hidden="true">
        {Array.from({ length: rows }, (_row, index) => (
          <Row key={index}>
            <SkeletonBlock $width="44px" $height="48px" />
            <div>
              <SkeletonBlock $width={`${62 - 8 * (index % 3)}%`} $height="18px" />
              <SkeletonBlock $width={`${84 - 10 * (index % 3)}%`} $height="12px" />
            </div>
          </Row>
        ))}
      </Box>
    </Delayed>
  );
}

export const SkeletonBlock = styled.span<{ $width: string; $height: string }>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.sunken};
`;

const Delayed = styled.div`
  ${delayedAppearance}
`;

const Heading = styled.div`
  margin-bottom: ${theme.space[6]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} 20px;

  & + & {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  > div {
    display: grid;
    flex: 1;
    gap: ${theme.space[2]};
  }
`;
