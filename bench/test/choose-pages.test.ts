import { allPages } from '../src/web/pages/all-pages.ts';
import { choosePages } from '../src/web/pages/choose-pages.ts';

function chosenBy(...args: string[]): string[] {
  return choosePages(args, allPages).pages.map(({ name }) => name);
}

describe('the pages of a run', () => {
  test('when none is named, then all are measured and the arguments are unchanged', () => {
    const { pages, rest } = choosePages(['short', '--only', 'W1'], allPages);

    expect(pages).toEqual(allPages);
    expect(rest).toEqual(['short', '--only', 'W1']);
  });

  test('when some are named, then they are measured with the one that they are compared with', () => {
    expect(chosenBy('short', '--pages', 'quote-editor,quote')).toEqual(['founder', 'quote', 'quote editor']);
  });

  test('when they are named, then the other arguments stay', () => {
    expect(choosePages(['--pages', 'quote', '--only', 'W2'], allPages).rest).toEqual(['--only', 'W2']);
  });

  test('when there is no such page, then the error names the existing ones', () => {
    expect(() => choosePages(['short', '--pages', 'qoute'], allPages)).toThrow(
      'There is no page qoute; there are landing-page, terms, founder, quote, sign-in,',
    );
  });

  test('when the run would write the report, then a selection of pages is rejected', () => {
    expect(() => choosePages(['--pages', 'quote'], allPages)).toThrow('--pages goes with short or --only.');
  });
});
