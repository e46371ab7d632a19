import { PageOnItsWay } from '@marquee/web-kit';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';

describe('a page on its way', () => {
  test.each([
    '/',
    '/client-admin?tab=quotes',
    '/client',
    '/client/events',
    '/client-portal',
    '/edit-event/e1',
  ])('when it is %s, then the spinner of the specification stands for it', (route) => {
    renderWithApp(<PageOnItsWay />, { route });

    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  test.each(['/provider', '/provider-admin', '/create-event', '/client-event-form', '/clientele', '/terms'])(
    'when it is %s, then its outline does',
    (route) => {
      renderWithApp(<PageOnItsWay />, { route });

      expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    },
  );
});
