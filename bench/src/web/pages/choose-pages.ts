import { founder } from './all-pages.ts';
import type { MeasuredPage } from './measured-page.ts';

const option = '--pages';

/** `rest`: the arguments that are not about pages. */
type Chosen = { pages: readonly MeasuredPage[]; rest: string[] };

/**
 * Reads `--pages quote,quote-editor` from the arguments; without it, all pages. The founder's page is always among them, because others are
 * compared with it. RangeError names the pages there are, or says that some pages alone make no whole run, which would write the report.
 */
export function choosePages(args: readonly string[], all: readonly MeasuredPage[]): Chosen {
  const at = args.indexOf(option);
  if (at < 0) {
    return { pages: all, rest: [...args] };
  }
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.find((name) => all.every((page) => idOf(page) !== name));
  if (unknown !== undefined) {
    throw new RangeError(`There is no page ${unknown}; there are ${all.map(idOf).join(', ')}.`);
  }
  const rest = args.filter((_, place) => place !== at && place !== at + 1);
  if (!rest.includes('short') && !rest.includes('--only')) {
    throw new RangeError(`${option} goes with short or --only.`);
  }
  return { pages: all.filter((page) => page.name === founder.name || names.includes(idOf(page))), rest };
}

/** As it is typed: quote-editor. */
function idOf({ name }: MeasuredPage): string {
  return name.replaceAll(' ', '-');
}
