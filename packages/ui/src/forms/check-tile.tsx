import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { CheckMark } from './check-mark.tsx';

export type CheckTileProps = ComponentProps<'input'> & { label: string };

/** One choice of several. The whole tile is the click target, at least 44 px high. */
export function CheckTile({ label, ...input }: CheckTileProps) {
  return (
    <Tile>
      <CheckMark {...input} />
      {label}
    </Tile>
  );
}

const Tile = styled.label`
  ${theme.type.body}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${theme.size.button};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: ${theme.border.control} solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: 0.9375rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.edge};
  }

  &:has(:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.tint};
  }
`;
