import { setTimeout as wait } from 'node:timers/promises';

import { services } from '@marquee/contracts/operation';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { login, passSecondStep } from '@marquee/contracts/auth-operations';
import { messageOperations } from '@marquee/contracts/message-operations';
import type { RedriveResult } from '@marquee/contracts/dead-letters';
import type { Problem } from '@marquee/contracts/problem';
import { localAdmin, localAdminSecret } from '@marquee/local/environment';
import { submitTotpCodes } from '@marquee/local/operator/submit-totp-codes';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import { readDeadLetters, withDatabases } from '../check/read-found.ts';
import { cookieOf } from '../load/sign-up.ts';
import type { ServiceName } from '../stack/addresses.ts';
import type { Environment } from '../stack/environment.ts';

type Operator = { caller: HttpCaller; cookie: string };
export type DeadLetterRow = { service: ServiceName; id: string; reason: string; timesParked: number };

export async function signInAsOperator(caller: HttpCaller): Promise<string> {
  const pendingSession = await caller.send({ method: 'POST', path: `/api${login.path}`, body: localAdmin });
  if (pendingSession.status !== login.status) {
    throw new Error(`The operator's sign-in was answered ${pendingSession.status}.`);
  }
  let cookie = cookieOf(pendingSession.setCookie);
  await submitTotpCodes(localAdminSecret, async (code) => {
    const path = `/api${passSecondStep.path}`;
    const { status, body, setCookie } = await caller.send({ method: 'POST', path, cookie, body: { code } });
    if (status === passSecondStep.status) {
      cookie = cookieOf(setCookie);
      return 'passed';
    }
    if ((body as Problem).code === 'second_step_code_used') {
      return 'used';
    }
    throw new Error(`The operator's two-factor code was answered ${status}.`);
  });
  return cookie;
}

type Wanted = { count: number; times: number; withinMs: number };

/**
 * Waits until `count` messages have been dead-lettered at least `times` times each. Resolves to their rows; on timeout, to those found so
 * far.
 */
export async function waitForDeadLetters(
  environment: Environment,
  { count, times, withinMs }: Wanted,
): Promise<DeadLetterRow[]> {
  const end = performance.now() + withinMs;
  return withDatabases(environment, async (databases) => {
    for (;;) {
      const rows = (await readDeadLetters(databases)).filter(({ timesParked }) => timesParked >= times);
      if (rows.length >= count || performance.now() > end) {
        return rows;
      }
      await wait(200);
    }
  });
}

/** Redrives all dead letters through the operator's API, one service after the other; returns how many returned to their queues. */
export async function redriveAll(operator: Operator): Promise<number> {
  let sum = 0;
  for (const service of services) {
    sum += await redriveOf(operator, service);
  }
  return sum;
}

async function redriveOf({ caller, cookie }: Operator, service: ServiceName): Promise<number> {
  const { path } = messageOperations[service].redriveMessages;
  let sum = 0;
  let before: string | undefined;
  for (;;) {
    const answer = await caller.send({ method: 'POST', path: `/api${path}`, cookie, body: { before } });
    if (answer.status !== 200) {
      throw new Error(`Redriving at ${service} was answered ${answer.status}.`);
    }
    const result = answer.body as RedriveResult;
    sum += result.redriven + result.failedAgain;
    before = result.before;
    if (result.left === 0) {
      return sum;
    }
  }
}

/** Drops each dead letter with a call of its own; returns how many were dropped. */
export async function dropAll({ caller, cookie }: Operator, rows: readonly DeadLetterRow[]): Promise<number> {
  const body = { reason: 'made to be malformed' };
  const answers = await Promise.all(
    rows.map(({ service, id }) => {
      const path = operationUrl(messageOperations[service].dropMessage, { params: { id } });
      return caller.send({ method: 'POST', path: `/api${path}`, cookie, body });
    }),
  );
  return answers.filter(({ status }) => status === 200).length;
}
