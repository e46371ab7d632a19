import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type Answer = {
  term: string;
  answer: string;
  /** Shown for a missing answer. */
  placeholder: string;
};

type AnswerListProps = { answers: readonly Answer[] };

/** A person's answers, with a placeholder for each missing one. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <List>
      {answers.map(({ term, answer, placeholder }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{answer || <Placeholder>{placeholder}</Placeholder>}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: ${theme.border.hairline} solid ${theme.color.line};

  > div {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[5]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hairline} solid ${theme.color.line};

    ${theme.media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.strong};
    white-space: pre-line;
  }
`;

const Placeholder = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.text};
`;
