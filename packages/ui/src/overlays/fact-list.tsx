import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type FactListProps = { facts: readonly { term: string; detail: ReactNode; note?: string }[] };

/** Lists facts in a dialog: terms at the left, details at the right, a line under each. A note is below its detail. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(({ term, detail, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {note === undefined ? (
              detail
            ) : (
              <>
                <span>{detail}</span> <Note>{note}</Note>
              </>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: ${theme.border.hairline} solid ${theme.color.line};

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: 11px;
    border-bottom: ${theme.border.hairline} solid ${theme.color.line};
  }

  dt {
    overflow-wrap: break-word;
    color: ${theme.color.muted};
    font-size: 0.9375rem;
  }

  /* On the narrowest screens a term wraps before the words of its detail break. */
  dd {
    min-width: 45%;
    font-weight: ${theme.weight.strong};
    text-align: right;
    white-space: pre-line;
  }
`;

const Note = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-weight: normal;
`;
