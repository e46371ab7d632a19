import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runMessages } = await import('../local/src/messages/run-messages.ts');

process.exitCode = await runMessages({
  args: process.argv.slice(2),
  environment: process.env,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
