import type { Result } from './result.ts';

/** The result of each gate as text: its title, target, figures and remarks. */
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
