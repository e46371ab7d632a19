import type { Result } from './result.ts';

/** One line per target, with its remarks below the table. */
export function resultTableOf(results: readonly Result[]): string {
  return results
    .map(({ id, title, target, measured, seconds }) =>
      [
        `${measured.passed ? 'passed ' : 'FAILED '}  ${id}  ${title} (${Math.round(seconds)} s)`,
        `         target    ${target}`,
        `         measured  ${measured.figures}`,
        ...(measured.remarks ?? []).map((remark) => `         · ${remark}`),
      ].join('\n'),
    )
    .join('\n');
}
