/** Runs the steps one after another, each in a task of its own, so that nobody who reads and scrolls meanwhile waits for the sum of them. */
export async function oneByOne(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await step();
  }
}
