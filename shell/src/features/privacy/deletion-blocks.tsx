import { Button, Notice, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { BlockGroup } from './get-block-groups.ts';

type DeletionBlocksProps = {
  groups: readonly BlockGroup[];
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Lists the records that block the deletion. An account cannot be deleted until its bookings are over, paid and settled. */
export function DeletionBlocks({ groups, isRefreshing, onRefresh }: DeletionBlocksProps) {
  return (
    <>
      {groups.map(({ label, reason, rows }, index) => (
        <Fragment key={label}>
          <Notice
            tone="danger"
            action={
              index === 0 && (
                <Button variant="outline" size="small" pending={isRefreshing} onClick={onRefresh}>
                  Check again
                </Button>
              )
            }
          >
            {reason}
          </Notice>
          <List aria-label={label}>
            {rows.map(({ id, name, detail, nextStep, to }) => (
              <li key={id}>
                {to === undefined ? (
                  <bdi>{name}</bdi>
                ) : (
                  <TextLink as={Link} to={to}>
                    <bdi>{name}</bdi>
                  </TextLink>
                )}
                {`, ${detail}`}
                {nextStep !== undefined && <span>{`. ${nextStep}`}</span>}
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
