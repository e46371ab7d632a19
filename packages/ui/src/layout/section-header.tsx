import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Title2 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';

type SectionHeaderProps = { title: ReactNode; action?: ReactNode };

export function SectionHeader({ title, action }: SectionHeaderProps) {
  return (
    <Row>
      <Title2>{title}</Title2>
      {action}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
  min-height: ${theme.size.button};
  margin-bottom: ${theme.space[4]};
`;
