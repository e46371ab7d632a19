import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { DocumentSection } from './document-parts.ts';

export type DocumentFact = { term: string; detail: string; note?: string | undefined };

type DocumentMetaProps = { facts: readonly DocumentFact[] };

export function DocumentMeta({ facts }: DocumentMetaProps) {
  return (
    <DocumentSection>
      <List>
        {facts.map(({ term, detail, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
            {note !== undefined && <Note>{note}</Note>}
          </div>
        ))}
      </List>
    </DocumentSection>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};

  dt {
    ${theme.type.caption}
    color: ${theme.color.muted};
  }

  dd {
    font-weight: ${theme.weight.strong};
  }

  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Note = styled.dd`
  && {
    ${theme.type.small}
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;
