import { formatWhen, Instant } from '@marquee/web-kit';
import { render, screen } from '@testing-library/react';

describe('an instant', () => {
  test('when it is told in few words, then the whole of it is there on hover', () => {
    render(<Instant at="2020-08-20T12:05:00.000Z" by="You" format={formatWhen} />);

    const told = screen.getByText('You, Aug 20, 2020');
    expect(told).toHaveAttribute('datetime', '2020-08-20T12:05:00.000Z');
    expect(told).toHaveAttribute('title', expect.stringMatching(/August 20, 2020, \d\d:05 /));
  });
});
