import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Notice, theme } from '../src/index.ts';

describe('notice', () => {
  test.each([
    { tone: 'info', status: 'proposal' },
    { tone: 'success', status: 'booked' },
    { tone: 'danger', status: 'cancelled' },
  ] as const)('when its tone is $tone, then it has the colors of $status', ({ tone, status }) => {
    render(<Notice tone={tone}>Thank you. This invoice is paid.</Notice>);

    const { text, fill } = theme.color.status[status];
    const { color, background } = getComputedStyle(screen.getByRole('status'));
    expect([color, background]).toEqual([text, fill]);
  });
});
