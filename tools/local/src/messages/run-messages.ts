import { runOperatorCommand } from '../operator/run-operator-command.ts';
import type { CommandRun, ExitCode, Outcome } from '../operator/run-operator-command.ts';
import {
  describeDetails,
  describeDropped,
  describeList,
  describeRedriven,
  describeRedrivenOne,
} from './describe-dead-letters.ts';
import * as actions from './dead-letter-actions.ts';
import type { OperatorClient } from './operator-client.ts';
import { parseCommand, usage } from './parse-command.ts';
import type { Command } from './parse-command.ts';

/** The operator's command line for dead letters, against a running deployment. */
export async function runMessages(run: CommandRun): Promise<ExitCode> {
  return runOperatorCommand({ usage, parse: parseCommand, perform }, run);
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
