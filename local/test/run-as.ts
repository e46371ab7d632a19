import { runMessages } from '../src/messages/run-messages.ts';

/** Runs the command line and returns both of its outputs. */
export async function runAs(environment: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runMessages({
    args,
    environment,
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
