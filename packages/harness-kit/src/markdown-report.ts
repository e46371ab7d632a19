import { verdictOf } from './result.ts';
import type { Result } from './result.ts';

type Report = {
  title: string;
  /** The command that wrote the report. */
  command: string;
  /** The folder with the sources of the gates, which define how each is measured. */
  folder: string;
  results: readonly Result[];
  machine: string;
  at: Date;
  /** Lines between the remarks and the verdict. */
  appendix?: readonly string[];
};

/** The report of a full run in Markdown, for docs/reports. */
export function markdownReportOf(report: Report): string {
  const { title, command, folder, results, machine, at, appendix = [] } = report;
  return [
    `# ${title}`,
    '',
    `Written by \`${command}\` on ${at.toISOString().slice(0, 10)}. The table states the target of each gate; its measurement is defined in \`${folder}\`.`,
    '',
    ...machine.split('\n').map((line) => `- ${line}`),
    '',
    '| | gate | target | measured | passed | s |',
    '| --- | --- | --- | --- | --- | --- |',
    ...results.map(rowOf),
    '',
    ...results.flatMap(remarksOf),
    ...appendix,
    `**${verdictOf(results, 'full')}**`,
    '',
  ].join('\n');
}

function rowOf({ id, title, target, measured, seconds }: Result): string {
  const cells = [
    id,
    title,
    target,
    measured.figures,
    measured.passed ? 'yes' : '**no**',
    `${Math.round(seconds)}`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function remarksOf({ id, measured: { remarks = [] } }: Result): string[] {
  return remarks.length === 0 ? [] : [`## ${id}`, '', ...remarks.map((remark) => `- ${remark}`), ''];
}
