export type Check = () => boolean | Promise<boolean>;

export type Readiness = {
  /** The names of what is not ready; empty when all is well. */
  failing(): Promise<string[]>;
  /** From now on not ready: the platform sends nothing new while what is in flight ends. */
  drain(): void;
  isDraining(): boolean;
};

export function createReadiness(checks: Readonly<Record<string, Check>>): Readiness {
  let draining = false;
  return {
    drain() {
      draining = true;
    },
    isDraining: () => draining,
    async failing() {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => ({ name, passed: await passes(check) })),
      );
      const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
      return draining ? ['draining', ...failed] : failed;
    },
  };
}

async function passes(check: Check): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
