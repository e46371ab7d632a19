/**
 * Runs one of our programs in the repository and resolves to its exit code. The run record contains the process, so that it never outlives
 * the run.
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
