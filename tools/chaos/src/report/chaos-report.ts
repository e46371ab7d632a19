import { markdownReportOf } from '@marquee/harness-kit/markdown-report';
import type { Result } from '@marquee/harness-kit/result';

type Report = {
  results: readonly Result[];
  machine: string;
  /** The trace of one acceptance, drawn as a tree. */
  trace: string;
  at: Date;
};

/** The text of docs/reports/chaos.md. */
export function chaosReport({ trace, ...report }: Report): string {
  return markdownReportOf({
    ...report,
    title: 'Chaos: how the product survives faults',
    command: 'npm run chaos:full',
    folder: 'tools/chaos/src/gates/',
    appendix: ['## One acceptance, from the click to the consumer', '', '```text', trace, '```', ''],
  });
}
