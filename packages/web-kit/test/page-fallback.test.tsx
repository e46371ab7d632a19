import { PageFallback } from '@marquee/web-kit';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';

describe('a page that is loading', () => {
  test.each([
    '/',
    '/client-admin?tab=quotes',
    '/client',
    '/client/events',
    '/client-portal',
    '/edit-event/e1',
  ])('when its path is %s, then the specification’s spinner is shown', (route) => {
    renderWithApp(<PageFallback />, { route });

    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  test.each(['/provider', '/provider-admin', '/create-event', '/client-event-form', '/clientele', '/terms'])(
    'when its path is %s, then a skeleton is shown',
    (route) => {
      renderWithApp(<PageFallback />, { route });

      expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    },
  );
});
