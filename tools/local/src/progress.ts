/** Prints a line for each completed step of a start, with the remaining steps. Steps may complete in any order. */
export type Progress<Step extends string = string> = {
  done: (step: Step) => void;
  /** Prints progress within a longer step. */
  note: (text: string) => void;
};

type ProgressOptions<Step extends string> = { steps: readonly Step[]; print: (line: string) => void };

export function createProgress<Step extends string>({ steps, print }: ProgressOptions<Step>): Progress<Step> {
  const startedAt = performance.now();
  const remaining = new Set(steps);

  return {
    done(step) {
      remaining.delete(step);
      const position = `[${steps.length - remaining.size}/${steps.length}]`;
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const remainingText = remaining.size === 0 ? '' : `; left: ${[...remaining].join(', ')}`;
      print(`${position} ${step}: ready after ${seconds} s${remainingText}`);
    },
    note(text) {
      print(`  ${text}`);
    },
  };
}
