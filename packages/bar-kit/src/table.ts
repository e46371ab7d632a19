import type { Result } from './result.ts';

/** One line per target, with its remarks below the table. */
export function tableOf(results: readonly Result[]): string {
  return results
    .map(({ id, title, asked, measured, seconds }) =>
      [
        `${measured.met ? 'met    ' : 'NOT MET'}  ${id}  ${title} (${Math.round(seconds)} s)`,
        `         asked  ${asked}`,
        `         seen   ${measured.figures}`,
        ...(measured.remarks ?? []).map((remark) => `         · ${remark}`),
      ].join('\n'),
    )
    .join('\n');
}
