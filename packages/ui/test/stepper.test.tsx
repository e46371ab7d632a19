import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Lights } from '../src/index.ts';

const draft = { stage: 'Henna is a draft', state: 'next' } as const;
const booked = { stage: 'Reception booked', state: 'lit' } as const;

describe('stepper', () => {
  test('when two steps with the same name are removed, then neither step stays on the page', () => {
    const { rerender } = render(<Lights label="What happens next" lights={[draft, draft, booked]} />);

    rerender(<Lights label="What happens next" lights={[booked]} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Reception booked');
  });
});
