import { render, screen } from '@testing-library/react';
import { Toaster, notify } from '../src/index.ts';
import '../src/testing.ts';

function rulesOfPage(): string[] {
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
}

describe('the rules of a toast', () => {
  test('when the first toast comes, then the page gets no new rule, for which all of it would be styled anew', async () => {
    render(<Toaster />);
    const before = rulesOfPage();

    notify({ title: 'Service Added', action: { label: 'Undo', onSelect: () => null } });

    await screen.findByText('Service Added');
    expect(rulesOfPage()).toEqual(before);
  });
});
