import { Button, Notice, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { BlockGroup } from './block-groups-of.ts';

type DeletionBlocksProps = {
  groups: readonly BlockGroup[];
  isReading: boolean;
  onReadAgain: () => void;
};

/** List of the records that block the deletion. An account stays until its bookings are over, paid and settled. */
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
            {rows.map(({ id, name, detail, wayOn, to }) => (
              <li key={id}>
                {to === undefined ? (
                  <bdi>{name}</bdi>
                ) : (
                  <TextLink as={Link} to={to}>
                    <bdi>{name}</bdi>
                  </TextLink>
                )}
                {`, ${detail}`}
                {wayOn !== undefined && <span>{`. ${wayOn}`}</span>}
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
