/** Runs the steps in sequence, each in its own task, so that the browser handles input between steps. */
export async function runSequentially(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await step();
  }
}
