import { localAdmin, localAdminSecret } from '../environment.ts';
import { describeServiceFailure } from './query-services.ts';
import type { ServiceFailure } from './query-services.ts';
import {
  describeDetails,
  describeDropped,
  describeList,
  describeRedriven,
  describeRedrivenOne,
} from './describe-dead-letters.ts';
import * as actions from './dead-letter-actions.ts';
import { isDeploymentError, signIn } from './operator-client.ts';
import type { Deployment, OperatorClient } from './operator-client.ts';
import { parseCommand, usage } from './parse-command.ts';
import type { Command } from './parse-command.ts';

type MessagesRun = {
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/** `isDone` false: the command had no effect, although no call failed. */
type Outcome = { answer: unknown; text: string; isDone: boolean; unanswered?: ServiceFailure[] };

/** 0: done; 1: rejected, failed again, or not all services answered; 2: wrong usage; 3: the deployment cannot be reached. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The operator's command line for dead letters, against a running deployment. */
export async function runMessages({ args, environment, print, printError }: MessagesRun): Promise<ExitCode> {
  const parsed = parseCommand(args);
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
    const outcome = await asOperator(deployment, parsed.command);
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

function deploymentIn(environment: MessagesRun['environment']): Deployment {
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

async function asOperator(deployment: Deployment, command: Command): Promise<Outcome> {
  const client = await signIn(deployment);
  try {
    return await perform(client, command);
  } finally {
    await client.signOut();
  }
}

async function perform(client: OperatorClient, command: Command): Promise<Outcome> {
  switch (command.action) {
    case 'list': {
      const listed = await actions.listMessages(client, command);
      const { answers, unanswered } = listed;
      return { answer: answers, text: describeList(listed, command.status), isDone: true, unanswered };
    }
    case 'show': {
      const answer = await actions.showMessage(client, command.id);
      return { answer, text: describeDetails(answer), isDone: true };
    }
    case 'redrive': {
      const answer = await actions.redriveMessage(client, command.id);
      return { answer, text: describeRedrivenOne(answer), isDone: answer.status === 'redriven' };
    }
    case 'redrive-many': {
      const redriven = await actions.redriveMessages(client, command.queue);
      const { answers, unanswered } = redriven;
      const isDone = answers.every(({ failedAgain, left }) => failedAgain + left === 0);
      return { answer: answers, text: describeRedriven(redriven), isDone, unanswered };
    }
    case 'drop': {
      const before = await actions.showMessage(client, command.id);
      const answer = await actions.dropMessage(client, command.id, command.reason);
      return { answer, text: describeDropped(answer, before), isDone: true };
    }
  }
}
