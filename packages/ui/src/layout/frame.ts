import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

// The token of `paper` is the width without gutters; the other tokens include the gutters.
const widths = {
  wide: theme.frame.wide,
  frame: theme.frame.frame,
  form: theme.frame.form,
  paper: `calc(${theme.frame.paper} + 2 * ${theme.gutter})`,
} as const;

type FrameProps = { $width?: 'wide' | 'frame' | 'form' | 'paper' };

/** The page's column: centered, with gutters. */
export const Frame = styled.div<FrameProps>`
  width: 100%;
  max-width: ${({ $width = 'wide' }) => widths[$width]};
  margin-inline: auto;
  padding-inline: ${theme.gutter};
`;

/** A `Frame` with the space above and below that every page has. */
export const PageFrame = styled(Frame)`
  padding-block: 44px ${theme.space[8]};

  ${theme.media.phone} {
    padding-block: 36px ${theme.space[7]};
  }
`;
