import { runSecrets } from '../src/secrets/run-secrets.ts';

/** Runs the command line; returns the exit code and all output. */
export async function runSecretsCommand(
  args: string[],
  environment: Record<string, string> = {},
): Promise<[code: number, output: string]> {
  const lines: string[] = [];
  const print = (text: string) => {
    lines.push(text);
  };
  const code = await runSecrets({ args, environment, print, printError: print });
  return [code, lines.join('\n')];
}
