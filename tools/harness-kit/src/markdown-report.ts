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

type PartialRun = { results: readonly Result[]; at: Date; commit: string };

/**
 * Returns the report with the rows and remarks of a run of some gates in place of earlier ones. Each new row names date and commit. The
 * verdict counts all rows.
 */
export function withPartialRun(report: string, { results, at, commit }: PartialRun): string {
  const run = `${at.toISOString().slice(0, 10)}, ${commit}`;
  const updated = results.reduce((text, result) => {
    const row = rowOf({ ...result, title: `${result.title} (${run})` });
    return withSection(withRow(text, result.id, row), result);
  }, report);
  const rows = updated.split('\n').filter((line) => /^\| (?!gate|---)\S+ \|/.test(line));
  const passed = rows.filter((row) => / \| yes \| \d+ \|$/.test(row)).length;
  return updated.replace(verdictLine, `**${passed} of ${rows.length} gates passed**`);
}

const verdictLine = /^\*\*.* gates passed\*\*$/m;

function withRow(report: string, id: string, row: string): string {
  const lines = report.split('\n');
  const known = lines.findIndex((line) => line.startsWith(`| ${id} |`));
  const last = lines.findLastIndex((line) => line.startsWith('| '));
  return (known === -1 ? lines.toSpliced(last + 1, 0, row) : lines.with(known, row)).join('\n');
}

/** Replaces the section with the gate's remarks, or adds it above the verdict. */
function withSection(report: string, result: Result): string {
  const section = remarksOf(result)
    .map((line) => `${line}\n`)
    .join('');
  const known = new RegExp(`^## ${result.id}\\n[\\s\\S]*?(?=^## |^\\*\\*)`, 'm');
  return known.test(report)
    ? report.replace(known, () => section)
    : report.replace(verdictLine, (verdict) => section + verdict);
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
