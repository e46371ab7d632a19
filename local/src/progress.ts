/** Prints the progress of a start: each step as it completes, in any order, with the remaining ones. */
export type Progress<Step extends string = string> = {
  done: (step: Step) => void;
  /** Progress within a longer step. */
  note: (text: string) => void;
};

type ProgressNeed<Step extends string> = { steps: readonly Step[]; say: (line: string) => void };

export function createProgress<Step extends string>({ steps, say }: ProgressNeed<Step>): Progress<Step> {
  const startedAt = performance.now();
  const left = new Set(steps);

  return {
    done(step) {
      left.delete(step);
      const place = `[${steps.length - left.size}/${steps.length}]`;
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const rest = left.size === 0 ? '' : `; left: ${[...left].join(', ')}`;
      say(`${place} ${step}: ready after ${seconds} s${rest}`);
    },
    note(text) {
      say(`  ${text}`);
    },
  };
}
