import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Display2 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { BulbString } from './bulb-string.tsx';

type EmptyStateProps = {
  title: string;
  /** 1 if the state is the whole page. */
  headingLevel?: 1 | 2;
  action?: ReactNode;
  children?: ReactNode;
};

/** Shown instead of an empty list: a drawing, the list's purpose, and one action. */
export function EmptyState({ title, headingLevel = 2, action, children }: EmptyStateProps) {
  return (
    <Centered>
      <BulbString />
      <Display2 as={`h${headingLevel}`}>{title}</Display2>
      <p>{children}</p>
      {action}
    </Centered>
  );
}

const Centered = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${theme.space[2]} ${theme.space[7]};
  text-align: center;

  > p {
    max-width: 48ch;
    margin-block: ${theme.space[4]} ${theme.space[5]};
    color: ${theme.color.muted};
    text-wrap: balance;
  }
`;
