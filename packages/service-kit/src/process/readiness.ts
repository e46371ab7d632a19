export type Check = () => boolean | Promise<boolean>;
type Checks = Readonly<Record<string, Check>>;

export type Readiness = {
  /** The names of what it cannot serve without; empty when all is well. */
  failing(): Promise<string[]>;
  /** The names of what it can do without for a while. */
  degraded(): Promise<string[]>;
  /** From now on not ready: the platform sends nothing new while what is in flight ends. */
  drain(): void;
  isDraining(): boolean;
};

export function createReadiness(required: Checks, preferred: Checks = {}): Readiness {
  let draining = false;
  return {
    drain() {
      draining = true;
    },
    isDraining: () => draining,
    async failing() {
      const failed = await failedOf(required);
      return draining ? ['draining', ...failed] : failed;
    },
    degraded: () => failedOf(preferred),
  };
}

async function failedOf(checks: Checks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, passed: await passes(check) })),
  );
  return results.filter(({ passed }) => !passed).map(({ name }) => name);
}

async function passes(check: Check): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
