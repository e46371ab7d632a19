import { setTimeout as delay } from 'node:timers/promises';

import { services } from '@marquee/contracts/operation';
import type { Service } from '@marquee/contracts/operation';
import { projectionOperations } from '@marquee/contracts/projection-operations';
import type { ProjectionSummary } from '@marquee/contracts/projection-operations';

import type { OperatorClient } from '../messages/operator-client.ts';
import { queryEach } from '../messages/query-services.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import type { CommandRun, ExitCode, Outcome } from '../operator/run-operator-command.ts';
import { parseProjectionCommand, projectionUsage } from './parse-projection-command.ts';
import type { ProjectionCommand, Target } from './parse-projection-command.ts';
import { rebuildProjection } from './rebuild-projection.ts';

const pollMs = 500;

/** The operator's command line for projections, against a running deployment. `wait` passes the time between two polls. */
export async function runProjections(
  run: CommandRun,
  wait: () => Promise<unknown> = () => delay(pollMs),
): Promise<ExitCode> {
  return runOperatorCommand<ProjectionCommand>(
    {
      usage: projectionUsage,
      parse: parseProjectionCommand,
      perform: (client, command) =>
        command.action === 'list' ? list(client) : rebuild(client, command.target, wait),
    },
    run,
  );
}

async function list(client: OperatorClient): Promise<Outcome> {
  const { answers, unanswered } = await queryEach(services, async (service) => {
    const { body } = await client.call(projectionOperations[service].listProjections);
    return { service, projections: body };
  });
  const lines = answers.flatMap(({ service, projections }) =>
    projections.map((projection) => describeProjection(service, projection)),
  );
  return { answer: answers, text: lines.join('\n'), isDone: true, unanswered };
}

function describeProjection(service: Service, { name, sources, rows, rebuild }: ProjectionSummary): string {
  const counted = `${rows} ${rows === 1 ? 'row' : 'rows'}`;
  return [
    `${service}.${name}`.padEnd(24),
    `from ${sources.join(', ')}`.padEnd(22),
    counted.padEnd(12),
    describeRebuild(rebuild),
  ].join('  ');
}

function describeRebuild(rebuild: ProjectionSummary['rebuild']): string {
  if (rebuild === null) {
    return 'never rebuilt';
  }
  const { startedAt, endedAt } = rebuild;
  return endedAt === null ? `rebuild running since ${startedAt}` : `rebuilt ${endedAt}`;
}

async function rebuild(
  client: OperatorClient,
  target: Target,
  wait: () => Promise<unknown>,
): Promise<Outcome> {
  const { rebuild: answer, isDone } = await rebuildProjection(client, target, wait);
  const name = `${target.service}.${target.projection}`;
  const counted = `${answer.written} written, ${answer.removed} removed`;
  const text = isDone
    ? `${name} is rebuilt: ${counted}.`
    : `The rebuild of ${name} has stopped advancing (${counted}): one of its messages may be a dead letter (npm run messages -- list).`;
  return { answer, text, isDone };
}
