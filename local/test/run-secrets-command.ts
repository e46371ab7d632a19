import { runSecrets } from '../src/secrets/run-secrets.ts';

/** Runs the command line; returns the exit code and all output. */
export async function runSecretsCommand(
  args: string[],
  environment: Record<string, string> = {},
): Promise<[code: number, said: string]> {
  const lines: string[] = [];
  const say = (text: string) => {
    lines.push(text);
  };
  const code = await runSecrets({ args, environment, say, complain: say });
  return [code, lines.join('\n')];
}
