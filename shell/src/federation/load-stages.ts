import type { FailureStage } from '@marquee/contracts/remote-reports';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Current load stage of each remote, by name: the stage at which a failure or a timeout happens. Absent: still reading the release record.
 */
export type LoadStages = Map<string, FailureStage>;

/** Tracks the stage. The runtime calls both hooks on every load, whatever it has cached of the previous one. */
export function stagesPlugin(stages: LoadStages): ModuleFederationRuntimePlugin {
  return {
    name: 'marquee-stages',
    afterLoadSnapshot({ moduleInfo }) {
      stages.set(moduleInfo.name, 'entry');
    },
    beforeGetExpose({ moduleInfo }) {
      stages.set(moduleInfo.name, 'chunk');
    },
  };
}
