import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { FounderPage } from '../src/pages/static/founder-page.tsx';
import { section } from '../test/section.ts';

describe('2 Founder', () => {
  test('when the page is open, then it shows the five headline stats', () => {
    renderWithApp(<FounderPage />, { route: '/founder' });

    const labels = screen.getAllByRole('term').map(textOf);
    const figures = screen.getAllByRole('definition').map(textOf);
    expect(labels.map((label, index) => [label, figures[index]])).toEqual([
      ['Years of experience', '15+'],
      ['Events', '5000+'],
      ['Clients', '500+'],
      ['Partners', '200+'],
      ['Rating', '4.9/5.0'],
    ]);
  });

  test.each([
    ['The pitch', 'what was sent is what is accepted'],
    ['The journey', 'began with a pair of turntables'],
    ['Vision and mission', 'Mission: '],
    ['Recognition', '4.9 out of 5.0'],
  ])("when the page is open, then it has the section '%s'", (part, words) => {
    renderWithApp(<FounderPage />, { route: '/founder' });

    expect(section(part)).toHaveTextContent(words);
  });

  test('when the page is open, then it shows the four core values', () => {
    renderWithApp(<FounderPage />, { route: '/founder' });

    const values = within(section('Core values')).getAllByRole('heading', { level: 3 });
    expect(values.map(textOf)).toEqual(['Excellence', 'Innovation', 'Integrity', 'Passion']);
  });
});

function textOf({ textContent }: HTMLElement) {
  return textContent;
}
