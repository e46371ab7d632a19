import type { Result } from './result.ts';
import { verdictOf } from './result.ts';

type Report = {
  results: readonly Result[];
  machine: string;
  /** Of one acceptance, drawn as a tree. */
  trace: string;
  at: Date;
};

/** docs/reports/chaos.md */
export function markdownOf({ results, machine, trace, at }: Report): string {
  return [
    '# What the product stood: the bars of chaos',
    '',
    `Written by \`npm run chaos:full\` on ${at.toISOString().slice(0, 10)}. What each bar asks is in the table; how it is measured, in \`chaos/src/bars/\`.`,
    '',
    ...machine.split('\n').map((line) => `- ${line}`),
    '',
    '| | bar | asked | seen | met | s |',
    '| --- | --- | --- | --- | --- | --- |',
    ...results.map(rowOf),
    '',
    ...results.flatMap(remarksOf),
    '## One acceptance, from the click to the consumer',
    '',
    '```text',
    trace,
    '```',
    '',
    `**${verdictOf(results, 'full')}**`,
    '',
  ].join('\n');
}

function rowOf({ id, title, asked, measured, seconds }: Result): string {
  const cells = [
    id,
    title,
    asked,
    measured.figures,
    measured.met ? 'yes' : '**no**',
    `${Math.round(seconds)}`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function remarksOf({ id, measured: { remarks = [] } }: Result): string[] {
  return remarks.length === 0 ? [] : [`## ${id}`, '', ...remarks.map((remark) => `- ${remark}`), ''];
}
