import { Box, Button, Heading, Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { SetUpEntry } from './set-up-entry.tsx';
import type { SetUpStep } from './set-up-steps.ts';

type SetUpChecklistProps = { steps: readonly SetUpStep[]; onHide: () => void };

/** Shows the set-up steps of a new provider, with links to those that remain. */
export function SetUpChecklist({ steps, onHide }: SetUpChecklistProps) {
  const done = steps.filter(({ isDone }) => isDone === true).length;

  return (
    <Checklist aria-label="Set up your account">
      <Head>
        <Heading as="h2">Set up your account</Heading>
        <Small>{`${done} of ${steps.length} done`}</Small>
        <Button variant="quiet" size="small" onClick={onHide}>
          Hide
        </Button>
      </Head>
      <Steps>
        {steps.map((step) => (
          <SetUpEntry key={step.id} step={step} />
        ))}
      </Steps>
    </Checklist>
  );
}

const Checklist = styled(Box).attrs({ as: 'section' })`
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;

  > :last-child {
    margin-inline: auto calc(-1 * ${theme.space[3]});
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${theme.space[4]} ${theme.space[5]};
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;
`;
