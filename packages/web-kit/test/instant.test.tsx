import { formatWhen, Instant } from '@marquee/web-kit';
import { render, screen } from '@testing-library/react';

describe('an instant', () => {
  test('when it is shown in the short form, then the tooltip has date, time and zone', () => {
    render(<Instant at="2020-08-20T12:05:00.000Z" by="You" format={formatWhen} />);

    const shown = screen.getByText('You, Aug 20, 2020');
    expect(shown).toHaveAttribute('datetime', '2020-08-20T12:05:00.000Z');
    expect(shown).toHaveAttribute('title', expect.stringMatching(/Aug 20, 2020, \d\d:05 [AP]M /));
  });
});
