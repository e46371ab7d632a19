export type Check = () => boolean | Promise<boolean>;
type Checks = Readonly<Record<string, Check>>;

export type Readiness = {
  /** Names of required dependencies that fail; empty when the process is ready. */
  failing(): Promise<string[]>;
  /** Names of failing dependencies without which the process can still work for a while. */
  degraded(): Promise<string[]>;
  /** Reports not ready from now on, so that the platform routes no new requests here while requests in flight finish. */
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
