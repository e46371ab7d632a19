import { render, screen } from '@testing-library/react';
import { ServiceTypeBadge } from '../src/badges/service-type-badge.tsx';

describe('service type badge', () => {
  test('when it can be removed, then the remove button is in the same row as the name', () => {
    render(
      <ServiceTypeBadge removeLabel="Remove Lighting" onRemove={jest.fn()}>
        Lighting
      </ServiceTypeBadge>,
    );

    const row = screen.getByRole('button', { name: 'Remove Lighting' }).parentElement;

    expect(row).toHaveTextContent('Lighting');
    expect(row).toHaveStyle({ display: 'flex' });
  });
});
