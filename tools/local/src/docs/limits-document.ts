import { limits } from '@marquee/service-kit/throttle/limits';
import type { Limit } from '@marquee/service-kit/throttle/limit';

const head = `# Limits

This page lists the limits on accounts, addresses and networks. An environment variable of the service sets each limit. A call beyond a limit
is answered with 429 (503 if too many documents are rendered), with an error message that names the remedy, and with \`Retry-After\`. The call increases
\`limits_reached_total\` with the limit's name, and the alert [LimitReached](runbook.md#limitreached) reports it. Windows are fixed: a limit per day
starts again at midnight UTC, and a limit "at each process" starts with the first call. A limit "at once" has no window. A call beyond it is
answered with 409, ends the oldest entry, or shortens the document, as the row describes. If an email exceeds a limit, it waits, or one
email combines several.

Generated from \`packages/service-kit/src/throttle/limits.ts\` by \`npm run docs:limits\`.
`;

/** docs/limits.md: every declared limit, by service, in order of declaration. */
export function limitsDocument(): string {
  const services = [...new Set(Object.values<Limit>(limits).map(({ service }) => service))];
  return [head, ...services.map(sectionOf)].join('\n');
}

function sectionOf(service: string): string {
  const rows = Object.entries<Limit>(limits)
    .filter(([, limit]) => limit.service === service)
    .map(
      ([name, limit]) =>
        `- \`${name}=${limit.count}\` ${describeWindow(limit.windowMs)}: ${limit.counts}. ${limit.reason}\n`,
    );
  return `## ${service}\n\n${rows.join('')}`;
}

function describeWindow(ms: number | null): string {
  if (ms === null) {
    return 'at once';
  }
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1_000],
  ] as const;
  const [unit, size] = units.find(([, unitMs]) => ms >= unitMs) ?? ['second', 1_000];
  return ms === size ? `per ${unit}` : `per ${ms / size} ${unit}s`;
}
