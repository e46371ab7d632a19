import { fixedRequest, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

const report = { remote: 'mfe_public', outcome: 'failed', stage: 'entry', milliseconds: 900 };

/** Any visitor of a page may report how a remote was loaded, without a session. */
export const telemetryOperations: Readonly<Record<string, OperationScenario>> = {
  reportRemotes: {
    actor: 'anyone',
    states: { '-': state(204, fixedRequest({ body: { reports: [report] } })) },
    repeated: {
      exempt: 'creates no record: the reports of browsers are counted, and the counts are approximate',
    },
    input: 'reports!=list',
  },
};
