import { localAdmin } from '../environment.ts';
import { describeUnanswered } from './ask-services.ts';
import type { Unanswered } from './ask-services.ts';
import { describeDetails, describeList, describeRedriven, describeRow } from './describe-messages.ts';
import * as acts from './message-acts.ts';
import { isRefused, signIn } from './operator-client.ts';
import type { Deployment, OperatorClient } from './operator-client.ts';
import { parseCommand, usage } from './parse-command.ts';
import type { Command } from './parse-command.ts';

type MessagesRun = {
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** `isDone` false: something was asked for that did not happen, though nothing refused it. */
type Outcome = { answer: unknown; text: string; isDone: boolean; unanswered?: Unanswered[] };

/** 0: done; 1: refused, failed again, or not all services answered; 2: asked wrongly; 3: the deployment cannot be reached. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The operator's command line for parked messages, against a running deployment. */
export async function runMessages({ args, environment, say, complain }: MessagesRun): Promise<ExitCode> {
  const asked = parseCommand(args);
  if (asked === null) {
    complain(usage);
    return 2;
  }
  try {
    const outcome = await asOperator(deploymentIn(environment), asked.command);
    const { answer, text, isDone, unanswered = [] } = outcome;
    say(asked.isJson ? JSON.stringify(answer, null, 2) : text);
    unanswered.forEach((one) => {
      complain(describeUnanswered(one));
    });
    return isDone && unanswered.length === 0 ? 0 : 1;
  } catch (error) {
    if (!isRefused(error)) {
      throw error;
    }
    complain(error.message);
    return error.status === 0 ? 3 : 1;
  }
}

function deploymentIn(environment: MessagesRun['environment']): Deployment {
  return {
    url: (given(environment.MARQUEE_URL) ?? 'http://localhost:8080').replace(/\/+$/, ''),
    email: given(environment.ADMIN_EMAIL) ?? localAdmin.email,
    password: given(environment.ADMIN_PASSWORD) ?? localAdmin.password,
  };
}

/** An empty variable counts as none. */
function given(value: string | undefined): string | undefined {
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
  switch (command.act) {
    case 'list': {
      const { answers, unanswered } = await acts.listMessages(client, command);
      return { answer: answers, text: describeList(answers), isDone: true, unanswered };
    }
    case 'show': {
      const answer = await acts.showMessage(client, command.id);
      return { answer, text: describeDetails(answer), isDone: true };
    }
    case 'redrive': {
      const answer = await acts.redriveMessage(client, command.id);
      return { answer, text: describeRow(answer).trim(), isDone: answer.status === 'redriven' };
    }
    case 'redrive-many': {
      const { answers, unanswered } = await acts.redriveMessages(client, command.queue);
      const isDone = answers.every(({ failedAgain, left }) => failedAgain + left === 0);
      return { answer: answers, text: describeRedriven(answers), isDone, unanswered };
    }
    case 'drop': {
      const answer = await acts.dropMessage(client, command.id, command.reason);
      return { answer, text: describeRow(answer).trim(), isDone: true };
    }
  }
}
