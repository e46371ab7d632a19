import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Stepper } from '../src/index.ts';

const draft = { stage: 'Henna is a draft', state: 'next' } as const;
const booked = { stage: 'Reception booked', state: 'lit' } as const;

describe('stepper', () => {
  test('when two steps of the same name are removed, then neither stays on the page', () => {
    const { rerender } = render(<Stepper label="What happens next" steps={[draft, draft, booked]} />);

    rerender(<Stepper label="What happens next" steps={[booked]} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Reception booked');
  });
});
