import type { FailureStage } from '@marquee/contracts/remote-reports';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Current load stage of each remote, by name. A failure or a timeout is reported with this stage. A remote has no stage until its release
 * record is read.
 */
export type LoadStages = Map<string, FailureStage>;

/** Tracks the load stage. The runtime calls both hooks on every load, even if it has cached parts of a previous load. */
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
