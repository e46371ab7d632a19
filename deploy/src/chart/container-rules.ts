import { z } from 'zod';
import { appOf } from './manifests.ts';
import type { Container, Manifests, Workload } from './manifests.ts';

const podSecurity = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  hostNetwork: z.literal(false).optional(),
  hostPID: z.literal(false).optional(),
  hostIPC: z.literal(false).optional(),
  securityContext: z.looseObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().positive(),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
});

const quantity = z.string().min(1);
const containerSecurity = z.looseObject({
  image: z.string().regex(/:(?!latest$)[\w.-]+$/, 'has no tag that identifies its build'),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.looseObject({
    requests: z.looseObject({ cpu: quantity, memory: quantity }),
    limits: z.looseObject({ memory: quantity }),
  }),
});

/** A schema that requires probes on this port. A container with a metrics port needs them there: its public port may be overloaded. */
function probedAt(port: 'metrics' | 'http') {
  const probe = z.looseObject({ httpGet: z.looseObject({ path: z.string(), port: z.literal(port) }) });
  return z.looseObject({ startupProbe: probe, livenessProbe: probe, readinessProbe: probe });
}

function hasOwnPort({ ports }: Container): boolean {
  return ports.some(({ name }) => name === 'metrics');
}

/**
 * Reports Pods and containers with permissions that they do not need, without probes, without resource requests or a memory limit, or with
 * an image tag that identifies no build.
 */
export function containerFaults({ deployments, jobs }: Manifests): string[] {
  return [
    ...[...deployments, ...jobs].flatMap(faultsOf),
    ...deployments.flatMap((deployment) =>
      deployment.spec.template.spec.containers.flatMap((container) =>
        violationsOf(container, {
          shape: probedAt(hasOwnPort(container) ? 'metrics' : 'http'),
          whose: `${appOf(deployment)}: ${container.name}`,
        }),
      ),
    ),
    ...deployments.flatMap(releasesWrittenBy),
  ];
}

function faultsOf(workload: Workload): string[] {
  const { spec } = workload.spec.template;
  return [
    ...violationsOf(spec, { shape: podSecurity, whose: appOf(workload) }),
    ...[...spec.containers, ...spec.initContainers].flatMap((container) =>
      violationsOf(container, { shape: containerSecurity, whose: `${appOf(workload)}: ${container.name}` }),
    ),
  ];
}

/** Reports a Deployment that can write to the release store, because only release jobs may do so. */
function releasesWrittenBy(deployment: Workload): string[] {
  const writes = ({ volumeMounts }: Container) =>
    volumeMounts.some(({ name, readOnly }) => name === 'releases' && !readOnly);
  return deployment.spec.template.spec.containers
    .filter(writes)
    .map(({ name }) => `${name}: can write to the release store`);
}

function violationsOf(given: unknown, { shape, whose }: { shape: z.ZodType; whose: string }): string[] {
  const { error } = shape.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => `${whose}: ${path.join('.')}: ${message}`);
}
