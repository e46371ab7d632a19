import type { Rule } from './rules-beyond-description.ts';

/** Statuses with which every operation may answer a valid request, because the caller, the record or the time may not allow the request. */
const alwaysAllowed = ['2xx', '3xx', '401', '403', '404', '409', '429'];

/** The configuration of Schemathesis as TOML: the statuses that answers to valid requests may have, in general and by operation. */
export function toConfiguration(rules: readonly Rule[]): string {
  const byOperation = Map.groupBy(rules, ({ operation }) => operation);
  const sections = [...byOperation].map(([operation, own]) => [
    '[[operations]]',
    `include-operation-id = ${JSON.stringify(operation)}`,
    acceptance([...alwaysAllowed, ...own.map(({ status }) => String(status))]),
  ]);
  return [[acceptance(alwaysAllowed)], ...sections].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function acceptance(statuses: readonly string[]): string {
  return `checks.positive_data_acceptance.expected-statuses = ${JSON.stringify(statuses)}`;
}
