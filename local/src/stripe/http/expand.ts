import type { Kind } from '../kinds.ts';
import { ownPage } from '../pages/own-page.ts';
import type { World } from '../world.ts';
import { invalidRequest } from './stripe-refusal.ts';

const kindsByPrefix: Readonly<Record<string, Kind>> = {
  acct: 'account',
  ch: 'charge',
  cus: 'customer',
  in: 'invoice',
  pi: 'payment_intent',
  pm: 'payment_method',
  price: 'price',
  prod: 'product',
  re: 'refund',
  sub: 'subscription',
};

/** Fields that appear only when expanded; `stand_in` never appears. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': ['line_items'],
  invoice: ['payments'],
};

type Fields = Record<string, unknown>;

/** The response as Stripe shows it: at the paths in `expand`, objects replace their ids. */
export function expanded(world: World, answer: unknown, paths: readonly string[]): unknown {
  if (paths.length > 20 || paths.some((path) => path.split('.').length > 4)) {
    throw invalidRequest('You cannot expand more than 4 levels of a property', { param: 'expand' });
  }
  return shown(
    world,
    answer,
    paths.map((path) => path.split('.')),
  );
}

function shown(world: World, value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) {
    return value.map((element) => shown(world, element, paths));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const unasked = hidden[String((value as Fields).object)] ?? [];
  const fields = Object.entries(value as Fields).filter(
    ([name]) => name !== 'stand_in' && (!unasked.includes(name) || paths.some(([first]) => first === name)),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, shownField(world, field, below(paths, name))]),
  );
}

function shownField(world: World, field: unknown, paths: readonly string[][] | null): unknown {
  if (typeof field === 'string' && field.startsWith(ownPage)) {
    return world.pageUrl(field.slice(ownPage.length));
  }
  if (paths === null || typeof field !== 'string') {
    return shown(world, field, paths ?? []);
  }
  const kind = kindsByPrefix[field.slice(0, field.indexOf('_'))];
  const found = kind === undefined ? undefined : world.find(kind, field);
  return found === undefined ? field : shown(world, found, paths);
}

/** The paths below a field, or null if it is not named at all. */
function below(paths: readonly string[][], name: string): string[][] | null {
  const named = paths.filter(([first]) => first === name);
  return named.length === 0 ? null : named.map(([, ...rest]) => rest).filter((rest) => rest.length > 0);
}
