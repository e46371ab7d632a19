import { render, screen } from '@testing-library/react';
import { Lights, PipelineTable } from '../src/index.ts';
import type { Step } from '../src/index.ts';

const approved: Step = { stage: 'Approved', state: 'lit', words: 'Approved by the provider' };

describe('a remote that was built with contract 2', () => {
  it('when it passes the steps of a stepper as `lights`, then the stepper shows them', () => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the test is about the deprecated export
    render(<Lights label="Progress" lights={[approved]} />);

    expect(screen.getByRole('listitem')).toHaveTextContent('Approved: done');
  });

  it('when it passes the steps of a pipeline row as `lights`, then the table shows them', () => {
    const row = { id: '1', name: 'Wedding', date: 'Dec 4', lights: [approved] };
    render(<PipelineTable label="Workflow" eventHeading="Event" stages={['Approved']} rows={[row]} />);

    expect(screen.getByRole('cell')).toHaveTextContent('Approved by the provider');
  });
});
