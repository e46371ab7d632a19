import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { Box } from '../layout/box.ts';
import { theme } from '../theme/theme.ts';

export type StatTile = {
  label: string;
  figure: string;
  note?: string | undefined;
  /** A second line below the note. */
  detail?: string | undefined;
  trend?: { direction: 'up' | 'down'; text: string } | undefined;
};

type StatTilesProps = { label: string; tiles: readonly StatTile[] };

/** A strip of figures, separated by lines. */
export function StatTiles({ label, tiles }: StatTilesProps) {
  return (
    <Strip aria-label={label}>
      {tiles.map(({ label: name, figure, note, detail, trend }) => (
        <Tile key={name}>
          <dt>{name}</dt>
          <Figure>{figure}</Figure>
          {note !== undefined && <Note>{note}</Note>}
          {detail !== undefined && <Note>{detail}</Note>}
          {trend !== undefined && (
            <Trend $direction={trend.direction}>
              <Icon name={trend.direction === 'up' ? 'trending-up' : 'trending-down'} size={16} />
              <span>{trend.text}</span>
            </Trend>
          )}
        </Tile>
      ))}
    </Strip>
  );
}

const Strip = styled(Box).attrs({ as: 'dl' })`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  overflow: hidden;

  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Tile = styled.div`
  padding: 20px ${theme.space[5]};
  border-right: ${theme.border.hairline} solid ${theme.color.line};
  border-bottom: ${theme.border.hairline} solid ${theme.color.line};
  margin: 0 -1px -1px 0;

  dt {
    ${theme.type.heading}
    color: ${theme.color.muted};
  }

  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Figure = styled.dd`
  ${theme.type.figure1}
  margin-block: 6px ${theme.space[2]};

  /* Small enough for a million dollars to fit on one line. */
  ${theme.media.phone} {
    font-size: clamp(1.5rem, 9vw, 2.5rem);
  }
`;

const Note = styled.dd`
  ${theme.type.small}
  color: ${theme.color.muted};
`;

const Trend = styled.dd<{ $direction: 'up' | 'down' }>`
  ${theme.type.small}
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ $direction }) => theme.color.status[$direction === 'up' ? 'booked' : 'cancelled'].text};
  font-weight: ${theme.weight.medium};
`;
