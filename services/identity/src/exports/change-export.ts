import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Decision } from '@marquee/service-kit/store/handle-command';
import type { ExportRepository } from './export-repository.ts';
import { noExport } from './export.ts';
import type { Export } from './export.ts';

type ExportDeps = { exports: ExportRepository; now: () => Date };

type Change = {
  accountId: string;
  /** Returns the changed export. */
  decide: Decision<Export, Export>;
  messages?: readonly Message[];
  cause: Cause;
};

/** Changes the exports of an account; returns the result, changed or not. */
export function changeExport(
  { exports, now }: ExportDeps,
  { accountId, decide, messages = [], cause }: Change,
): Promise<Export> {
  return handleCommand<Export, Export, never>(
    {
      ...{ name: 'export', store: exports, now },
      load: async (id) => (await exports.of(id)) ?? noExport(id),
      evolve: (_before, changed) => changed,
      record: () => ({ messages }),
    },
    { id: accountId, decisions: [decide], cause },
  );
}
