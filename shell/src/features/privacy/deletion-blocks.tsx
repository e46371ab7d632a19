import { Button, Notice, theme } from '@marquee/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { BlockGroup } from './block-groups-of.ts';

type DeletionBlocksProps = {
  groups: readonly BlockGroup[];
  isReading: boolean;
  onReadAgain: () => void;
};

/** Both sides count on each other until a booking is over, paid and settled. */
export function DeletionBlocks({ groups, isReading, onReadAgain }: DeletionBlocksProps) {
  return (
    <>
      {groups.map(({ label, why, rows }, place) => (
        <Fragment key={label}>
          <Notice
            tone="danger"
            action={
              place === 0 && (
                <Button variant="outline" size="small" pending={isReading} onClick={onReadAgain}>
                  Check again
                </Button>
              )
            }
          >
            {why}
          </Notice>
          <List aria-label={label}>
            {rows.map(({ id, name, detail }) => (
              <li key={id}>
                <bdi>{name}</bdi>, {detail}
              </li>
            ))}
          </List>
        </Fragment>
      ))}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
