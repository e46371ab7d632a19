import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Frame } from '../layout/frame.ts';
import { theme } from '../theme/theme.ts';
import { useActionBarEdge } from './use-action-bar-edge.ts';

type ActionBarProps = {
  /** Content beside the actions, for example a total, a badge or "Draft saved". */
  start?: ReactNode;
  width?: 'wide' | 'frame' | 'form' | 'paper';
  children: ReactNode;
};

/** The actions of a long page, at the bottom of the window. At the end of the page the bar is above the footer. */
export function ActionBar({ start, width = 'form', children }: ActionBarProps) {
  const bar = useActionBarEdge<HTMLDivElement>();

  return (
    <Bar ref={bar} data-dock data-screen-only>
      <Row $width={width}>
        <Start>{start}</Start>
        <Actions>{children}</Actions>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.dock};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const Row = styled(Frame)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.dock};
  padding-block: ${theme.space[3]};
`;

const Start = styled.div`
  ${theme.type.small}
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;
`;
