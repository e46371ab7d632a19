import type { Kind } from '../kinds.ts';
import { hostedPagePrefix } from '../pages/hosted-page-prefix.ts';
import type { AccountContext } from '../account-context.ts';
import { invalidRequest } from './stripe-error.ts';

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

/** Fields that are in the response only if `expand` names them. The internal field `stand_in` is never in a response. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': ['line_items'],
  invoice: ['payments'],
};

type Fields = Record<string, unknown>;

/** The response as Stripe shows it: at the paths in `expand`, objects replace their ids. */
export function expandFields(context: AccountContext, answer: unknown, paths: readonly string[]): unknown {
  if (paths.length > 20 || paths.some((path) => path.split('.').length > 4)) {
    throw invalidRequest('You cannot expand more than 4 levels of a property', { param: 'expand' });
  }
  return render(
    context,
    answer,
    paths.map((path) => path.split('.')),
  );
}

function render(context: AccountContext, value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) {
    return value.map((element) => render(context, element, paths));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const hiddenFields = hidden[String((value as Fields).object)] ?? [];
  const fields = Object.entries(value as Fields).filter(
    ([name]) =>
      name !== 'stand_in' && (!hiddenFields.includes(name) || paths.some(([first]) => first === name)),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, renderField(context, field, pathsBelow(paths, name))]),
  );
}

function renderField(context: AccountContext, field: unknown, paths: readonly string[][] | null): unknown {
  if (typeof field === 'string' && field.startsWith(hostedPagePrefix)) {
    return context.pageUrl(field.slice(hostedPagePrefix.length));
  }
  if (paths === null || typeof field !== 'string') {
    return render(context, field, paths ?? []);
  }
  const kind = kindsByPrefix[field.slice(0, field.indexOf('_'))];
  const found = kind === undefined ? undefined : context.find(kind, field);
  return found === undefined ? field : render(context, found, paths);
}

/** The paths below a field, or null if it is not named at all. */
function pathsBelow(paths: readonly string[][], name: string): string[][] | null {
  const named = paths.filter(([first]) => first === name);
  return named.length === 0 ? null : named.map(([, ...rest]) => rest).filter((rest) => rest.length > 0);
}
