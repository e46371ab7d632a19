/** Prints how far a start is: each step as it is done, in whichever order, with those that are left. */
export type Progress<Step extends string = string> = {
  done: (step: Step) => void;
  /** How far a step is that takes longer. */
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
