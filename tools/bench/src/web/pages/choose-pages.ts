import { founder } from './all-pages.ts';
import type { MeasuredPage } from './measured-page.ts';

const option = '--pages';

/** `rest`: the arguments without `--pages` and its value. */
type ChosenPages = { pages: readonly MeasuredPage[]; rest: string[] };

/**
 * Returns the pages that `--pages quote,quote-editor` names, or all pages without this option. Always includes the founder page, because
 * others are compared with it. Throws a RangeError for an unknown page, and if a run of some pages would write the report.
 */
export function choosePages(args: readonly string[], all: readonly MeasuredPage[]): ChosenPages {
  const at = args.indexOf(option);
  if (at < 0) {
    return { pages: all, rest: [...args] };
  }
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.find((name) => all.every((page) => idOf(page) !== name));
  if (unknown !== undefined) {
    throw new RangeError(`Unknown page ${unknown}; the pages are ${all.map(idOf).join(', ')}.`);
  }
  const rest = args.filter((_, index) => index !== at && index !== at + 1);
  if (!rest.includes('short') && !rest.includes('--only')) {
    throw new RangeError(`${option} requires short or --only.`);
  }
  return { pages: all.filter((page) => page.name === founder.name || names.includes(idOf(page))), rest };
}

/** The page's name in an argument, such as quote-editor. */
function idOf({ name }: MeasuredPage): string {
  return name.replaceAll(' ', '-');
}
