import { Icon, Small, TextLink, theme, VisuallyHidden } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { SendLinkAgainButton } from '../../send-link-again-button.tsx';
import type { SetUpStep } from './set-up-steps.ts';

type SetUpEntryProps = { step: SetUpStep };

/** Shows a step, with its state as text for screen readers. The link disappears when the step is done. */
export function SetUpEntry({ step: { title, hint, isDone = false, to } }: SetUpEntryProps) {
  return (
    <Entry $isDone={isDone}>
      <Icon name={isDone ? 'circle-check' : 'circle'} />
      <div>
        {isDone || to === null ? (
          <Title>{title}</Title>
        ) : (
          <TextLink as={Link} to={to}>
            {title}
          </TextLink>
        )}
        <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
        {!isDone && <Small>{hint}</Small>}
        {!isDone && to === null && (
          <ResendLink>
            <SendLinkAgainButton />
          </ResendLink>
        )}
      </div>
    </Entry>
  );
}

const Entry = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  align-items: start;
  color: ${({ $isDone }) => ($isDone ? theme.color.status.booked.text : theme.color.ink)};

  > span > svg {
    margin-top: 3px;
  }
`;

const ResendLink = styled.div`
  margin-top: ${theme.space[2]};
`;

const Title = styled.span`
  font-weight: ${theme.weight.medium};
`;
