import { theme, Title2 } from '@marquee/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type TitledPanelProps = { title: string; children: ReactNode };

/** The title of a tab above its content. The title appears even while the list loads, is empty, or could not be loaded. */
export function TitledPanel({ title, children }: TitledPanelProps) {
  return (
    <Panel>
      <Title2>{title}</Title2>
      {children}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  > button {
    justify-self: start;
  }
`;
