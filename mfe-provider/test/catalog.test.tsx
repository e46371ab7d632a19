import { screen } from '@testing-library/react';
import { renderProvider } from './render-provider.tsx';

describe('the service catalog', () => {
  test.each([
    { name: 'Basic DJ Package', says: ['Up to 4 hours', '$599'] },
    { name: 'Additional Hours', says: ['Max 6 total hours, 1-2 hour increments', '$150/hour'] },
    { name: 'Uplights', says: ['10 units $250', '14 units $350'] },
    { name: 'Moving Head Lights', says: ['$400'] },
  ])('when it is opened, then $name has its price', async ({ name, says }) => {
    renderProvider({ route: '/provider-admin?tab=catalog' });

    const heading = await screen.findByRole('heading', { name });

    for (const text of says) {
      expect(heading.closest('li')).toHaveTextContent(text);
    }
  });
});
