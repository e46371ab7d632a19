import { listProviderEvents } from '@marquee/contracts/event-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderProvider } from '../test/render-provider.tsx';

describe('2 Provider admin', () => {
  test('when the page opens, then its three tabs are in order and the first is open', async () => {
    renderProvider({ route: '/provider-admin', answers: [answer(listProviderEvents, [])] });

    const tabs = await screen.findAllByRole('tab');

    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Event Leads',
      'Service Catalog',
      'Analytics',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Event Leads');
  });
});

describe('2 Provider admin, Service Catalog', () => {
  test.each([
    { name: 'Basic DJ Package', says: /Up to 4 hours\s*\$599$/ },
    { name: 'Additional Hours', says: /Max 6 total hours, 1-2 hour increments\s*\$150\/hour$/ },
    { name: 'Uplights', says: /10 units \$250\s*14 units \$350$/ },
    { name: 'Moving Head Lights', says: /\$400$/ },
  ])('when the tab opens, then it shows $name with its price', async ({ name, says }) => {
    renderProvider({ route: '/provider-admin?tab=catalog' });

    const heading = await screen.findByRole('heading', { name });

    expect(heading.closest('li')).toHaveTextContent(says);
  });
});
