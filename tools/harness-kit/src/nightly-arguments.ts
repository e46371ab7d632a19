/** The parsed command line: list the suites, or run some of them. */
export type NightlyRequest =
  { command: 'list'; isJson: boolean } | { command: 'run'; ids: readonly string[]; goOn: boolean };

const listFlag = '--json';
const goOnFlag = '--go-on';

/**
 * Parses `list [--json]` or `[--go-on] [suite…]`. Suites run in the order of `known`; without a named suite, all of them run. Throws for an
 * unknown argument; the error names the known suites.
 */
export function readNightlyArguments(args: readonly string[], known: readonly string[]): NightlyRequest {
  const [first, ...rest] = args;
  if (first === 'list') {
    requireKnown(rest, [listFlag], known);
    return { command: 'list', isJson: rest.includes(listFlag) };
  }
  requireKnown(args, [goOnFlag, ...known], known);
  const named = known.filter((id) => args.includes(id));
  return { command: 'run', ids: named.length > 0 ? named : known, goOn: args.includes(goOnFlag) };
}

function requireKnown(args: readonly string[], accepted: readonly string[], suites: readonly string[]): void {
  const unknown = args.find((arg) => !accepted.includes(arg));
  if (unknown !== undefined) {
    throw new Error(
      `${unknown} is unknown. Usage: npm run nightly -- [list [${listFlag}] | [${goOnFlag}] [suite…]], with the suites ${suites.join(', ')}`,
    );
  }
}
