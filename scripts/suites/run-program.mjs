/**
 * Runs a program and resolves to its exit code, or to 1 if it cannot start or a signal ends it. The run record contains the process, so
 * that the process never outlives the run.
 */
export function runProgram(children, { role, command, args, env = {}, cwd }) {
  const child = children.start({
    role,
    command,
    args,
    graceMs: 2_000,
    group: true,
    options: { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
  });

  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
