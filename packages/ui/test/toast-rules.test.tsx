import { render, screen } from '@testing-library/react';
import { Toaster, notify } from '../src/index.ts';
import '../src/testing.ts';

function rulesOfPage(): string[] {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
}

describe('CSS rules of a toast', () => {
  test('when the first toast appears, then no rule is added, because that would recalculate the styles of the whole page', async () => {
    render(<Toaster />);
    const before = rulesOfPage();

    notify({ title: 'Service Added', action: { label: 'Undo', onSelect: () => null } });

    await screen.findByText('Service Added');
    expect(rulesOfPage()).toEqual(before);
  });
});
