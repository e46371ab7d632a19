import { runMessages } from '../src/messages/run-messages.ts';

/** Runs the command line and returns both of its outputs. */
export async function runMessagesCommand(environment: Record<string, string>, ...args: string[]) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const code = await runMessages({
    args,
    environment,
    print: (text) => stdout.push(text),
    printError: (text) => stderr.push(text),
  });
  return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}
