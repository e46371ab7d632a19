import { allPages } from '../src/web/pages/all-pages.ts';
import { choosePages } from '../src/web/pages/choose-pages.ts';

function chosenBy(...args: string[]): string[] {
  return choosePages(args, allPages).pages.map(({ name }) => name);
}

describe('the pages of a run', () => {
  test('when the arguments name no page, then all pages are measured and the arguments are unchanged', () => {
    const { pages, rest } = choosePages(['short', '--only', 'W1'], allPages);

    expect(pages).toEqual(allPages);
    expect(rest).toEqual(['short', '--only', 'W1']);
  });

  test('when the arguments name pages, then only these pages and the founder page are measured', () => {
    expect(chosenBy('short', '--pages', 'quote-editor,quote')).toEqual(['founder', 'quote', 'quote editor']);
  });

  test('when the arguments name pages, then the other arguments are kept', () => {
    expect(choosePages(['--pages', 'quote', '--only', 'W2'], allPages).rest).toEqual(['--only', 'W2']);
  });

  test('when a named page does not exist, then the error lists the existing pages', () => {
    expect(() => choosePages(['short', '--pages', 'qoute'], allPages)).toThrow(
      'Unknown page qoute; the pages are landing-page, terms, founder, quote, sign-in,',
    );
  });

  test('when the run would write the report, then an argument that names pages is rejected', () => {
    expect(() => choosePages(['--pages', 'quote'], allPages)).toThrow('--pages requires short or --only.');
  });
});
