import type { HttpResponse } from '@marquee/harness-kit/http-caller';
import type { Operation } from '@marquee/contracts/operation';
import type { Side } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { ScenarioRequest } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { pdfTextOf } from '../stack/pdf-text.ts';
import type { PrincipalAccount } from './principals/principal-account.ts';
import type { Context } from './context.ts';
import { findLeaks } from './find-leaks.ts';
import type { Found } from './find-leaks.ts';
import type { Row } from './table.ts';

export type CellResult = Found & { seen: number };
type CellCall = {
  account: PrincipalAccount;
  request: ScenarioRequest;
  row: Pick<Row, 'side' | 'hiddenFields'>;
};

/** Sends the call as the principal's browser would. */
export async function runCell(
  { caller }: Context,
  operation: Pick<Operation, 'method' | 'path'>,
  { account, request, row }: CellCall,
): Promise<CellResult> {
  const { params = {}, body, secrets = [] } = request;
  const path = operation.path.replaceAll(/:(\w+)/g, (_text, name: string) => params[name] ?? 'nothing');
  const answer = await caller.send({
    method: operation.method.toUpperCase(),
    path: `/api${path}`,
    body,
    cookie: account.cookie,
  });
  const requestText = `${path} ${JSON.stringify(body ?? null)}`;
  const hidden = { words: row.hiddenFields.map((field) => `"${field}":`), knownTo: [] };
  const responseText = await responseTextOf(answer);
  return {
    seen: answer.status,
    ...findLeaks([hidden, ...secrets], {
      responseText,
      requestText,
      owner: ownerOf(account, row.side),
    }),
  };
}

async function responseTextOf(answer: HttpResponse): Promise<string> {
  const { headers, body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return `${JSON.stringify(headers)}\n${(await pdfTextOf(answer)) ?? text}`;
}

/** The side as which the principal owns the fixture's record, if any. The unverified principal owns a fixture of their own. */
function ownerOf({ principal }: PrincipalAccount, side: Side): Side | null {
  if (principal === 'owner client' || principal === 'owner provider') {
    return principal === 'owner client' ? 'client' : 'provider';
  }
  return principal === 'unverified' ? side : null;
}
