import { localAdmin, localAdminSecret } from '../environment.ts';
import { isDeploymentError, signIn } from '../messages/operator-client.ts';
import type { Deployment, OperatorClient } from '../messages/operator-client.ts';
import { describeServiceFailure } from '../messages/query-services.ts';
import type { ServiceFailure } from '../messages/query-services.ts';

export type CommandRun = {
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/** The error message for invalid arguments. */
export type UsageError = { wrong: string };

/** `isDone` false: the command had no effect, although no call failed. */
export type Outcome = { answer: unknown; text: string; isDone: boolean; unanswered?: ServiceFailure[] };

/** 0: done; 1: rejected, failed again, or not all services answered; 2: wrong usage; 3: the deployment cannot be reached. */
export type ExitCode = 0 | 1 | 2 | 3;

type OperatorCommand<Command> = {
  usage: string;
  parse: (args: string[]) => { command: Command; isJson: boolean } | UsageError | 'help';
  perform: (client: OperatorClient, command: Command, run: CommandRun) => Promise<Outcome>;
};

export const deploymentUsage = `  --json       prints JSON
  MARQUEE_URL, ADMIN_EMAIL and ADMIN_PASSWORD set the deployment and the operator; the default is the local stack (at PORT).
  MARQUEE_CODE sets the authenticator's current code; without it, ADMIN_TOTP_SECRET generates one.`;

/** Runs an operator's command against a running deployment. */
export async function runOperatorCommand<Command>(
  { usage, parse, perform }: OperatorCommand<Command>,
  run: CommandRun,
): Promise<ExitCode> {
  const { args, environment, print, printError } = run;
  const parsed = parse(args);
  if (parsed === 'help') {
    print(usage);
    return 0;
  }
  if ('wrong' in parsed) {
    printError(`${parsed.wrong}\n\n${usage}`);
    return 2;
  }
  const deployment = deploymentIn(environment);
  if (!isWebAddress(deployment.url)) {
    printError(`MARQUEE_URL must be an address like http://localhost:8080, not ${deployment.url}.`);
    return 2;
  }
  try {
    const outcome = await asOperator(deployment, (client) => perform(client, parsed.command, run));
    const { answer, text, isDone, unanswered = [] } = outcome;
    const answered = parsed.isJson ? JSON.stringify(answer, null, 2) : text;
    if (answered !== '') {
      print(answered);
    }
    unanswered.forEach((one) => {
      printError(describeServiceFailure(one));
    });
    return isDone && unanswered.length === 0 ? 0 : 1;
  } catch (error) {
    if (!isDeploymentError(error)) {
      throw error;
    }
    printError(error.message);
    return error.status === 0 ? 3 : 1;
  }
}

function deploymentIn(environment: CommandRun['environment']): Deployment {
  const local = `http://localhost:${nonEmpty(environment.PORT) ?? '8080'}`;
  const code = nonEmpty(environment.MARQUEE_CODE);
  return {
    url: (nonEmpty(environment.MARQUEE_URL) ?? local).replace(/\/+$/, ''),
    email: nonEmpty(environment.ADMIN_EMAIL) ?? localAdmin.email,
    password: nonEmpty(environment.ADMIN_PASSWORD) ?? localAdmin.password,
    ...(code === undefined
      ? { secret: nonEmpty(environment.ADMIN_TOTP_SECRET) ?? localAdminSecret }
      : { code }),
  };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** An empty variable counts as unset. */
function nonEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

async function asOperator<Result>(
  deployment: Deployment,
  perform: (client: OperatorClient) => Promise<Result>,
): Promise<Result> {
  const client = await signIn(deployment);
  try {
    return await perform(client);
  } finally {
    await client.signOut();
  }
}
