import { z } from 'zod';
import { appOf, selects } from './manifests.ts';
import type { Manifests, Workload } from './manifests.ts';

/** Maximum time from SIGTERM to the exit of a process (docs/decisions/0037). */
const shutdownSeconds = 10;

const lifecycle = z.looseObject({
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }),
});
const spread = z.looseObject({
  terminationGracePeriodSeconds: z.number(),
  topologySpreadConstraints: z.array(
    z.looseObject({
      topologyKey: z.string(),
      labelSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    }),
  ),
});
const spreadOver = ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'];

/** Reports what would interrupt an app while a node is drained or a Pod is replaced. */
export function availabilityFaults(manifests: Manifests): string[] {
  return manifests.deployments.flatMap((deployment) => [
    ...budgetFaults(deployment, manifests),
    ...replicaFaults(deployment, manifests),
    ...shutdownFaults(deployment),
    ...serviceFaults(deployment, manifests),
  ]);
}

function budgetFaults(deployment: Workload, { disruptionBudgets }: Manifests): string[] {
  const { labels } = deployment.spec.template.metadata;
  const own = disruptionBudgets.filter(({ spec }) => selects(spec.selector.matchLabels, labels));
  const isOne = own.length === 1 && own.every(({ spec }) => spec.maxUnavailable >= 1);
  return isOne ? [] : [`${appOf(deployment)}: needs one disruption budget that permits one disruption`];
}

function replicaFaults(deployment: Workload, { autoscalers }: Manifests): string[] {
  const own = autoscalers.filter(({ spec }) => spec.scaleTargetRef.name === deployment.metadata.name);
  const isFixed = deployment.spec.replicas !== undefined;
  const isEither = isFixed ? own.length === 0 : own.length === 1;
  // If the Deployment also set the number of replicas, each upgrade would reset the number that the autoscaler has chosen.
  return isEither
    ? []
    : [`${appOf(deployment)}: replicas must be set either by the Deployment or by one autoscaler`];
}

function shutdownFaults(deployment: Workload): string[] {
  const { spec, metadata } = deployment.spec.template;
  const { terminationGracePeriodSeconds: grace, topologySpreadConstraints: constraints } = spread.parse(spec);
  const waits = spec.containers.map(
    (container) => lifecycle.parse(container).lifecycle.preStop.sleep.seconds,
  );
  const isSpread = spreadOver.every((key) =>
    constraints.some(
      ({ topologyKey, labelSelector }) =>
        topologyKey === key && selects(labelSelector.matchLabels, metadata.labels),
    ),
  );
  return [
    ...(Math.max(...waits) + shutdownSeconds < grace
      ? []
      : [`${appOf(deployment)}: can be killed before it has shut down`]),
    ...(isSpread ? [] : [`${appOf(deployment)}: may run all its replicas on one node`]),
  ];
}

/** Each Deployment needs exactly one Service, and the ports of the Service must exist in the containers. */
function serviceFaults(deployment: Workload, { services }: Manifests): string[] {
  const { spec, metadata } = deployment.spec.template;
  const selecting = services.filter((service) => selects(service.spec.selector, metadata.labels));
  const containerPorts = spec.containers.flatMap(({ ports }) => ports);
  const servicePorts = selecting.flatMap((service) => service.spec.ports);
  const isRight = servicePorts.every(({ targetPort, port }) =>
    containerPorts.some(({ name, containerPort }) => name === targetPort && containerPort === port),
  );
  return selecting.length === 1 && isRight
    ? []
    : [`${appOf(deployment)}: needs one Service that selects it and has its ports`];
}
