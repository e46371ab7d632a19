import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const labels = z.record(z.string(), z.string());
const selector = z.object({ matchLabels: labels.default({}) });

const manifest = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: labels.default({}) }),
});
export type Manifest = z.infer<typeof manifest>;

const variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.unknown().optional(),
});

const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z.array(variable).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z
    .array(z.looseObject({ name: z.string(), readOnly: z.boolean().default(false) }))
    .default([]),
});
export type Container = z.infer<typeof container>;

const pod = z.object({
  metadata: z.looseObject({ labels }),
  spec: z.looseObject({
    containers: z.array(container).min(1),
    initContainers: z.array(container).default([]),
  }),
});

const workload = manifest.extend({
  spec: z.looseObject({ replicas: z.number().optional(), template: pod }),
});
export type Workload = z.infer<typeof workload>;

const peer = z.strictObject({
  namespaceSelector: selector.optional(),
  podSelector: selector.optional(),
  ipBlock: z.looseObject({ cidr: z.string() }).optional(),
});
export type Peer = z.infer<typeof peer>;

const ports = z.array(z.object({ port: z.number(), protocol: z.string() }));
const networkPolicy = manifest.extend({
  spec: z.object({
    podSelector: selector,
    policyTypes: z.array(z.string()),
    ingress: z.array(z.object({ ports, from: z.array(peer) })).default([]),
    egress: z.array(z.object({ ports, to: z.array(peer) })).default([]),
  }),
});
export type NetworkPolicy = z.infer<typeof networkPolicy>;

const disruptionBudget = manifest.extend({ spec: z.looseObject({ maxUnavailable: z.number(), selector }) });
const autoscaler = manifest.extend({
  spec: z.looseObject({ scaleTargetRef: z.looseObject({ name: z.string() }), minReplicas: z.number() }),
});
const service = manifest.extend({
  spec: z.looseObject({
    selector: labels,
    ports: z.array(z.looseObject({ targetPort: z.string(), port: z.number() })),
  }),
});
const ingress = manifest.extend({
  spec: z.looseObject({
    tls: z.array(z.object({ hosts: z.array(z.string()), secretName: z.string().min(1) })),
    rules: z.array(
      z.object({
        host: z.string(),
        http: z.object({
          paths: z.array(
            z.looseObject({ backend: z.object({ service: z.looseObject({ name: z.string() }) }) }),
          ),
        }),
      }),
    ),
  }),
});

/** Parses a rendering of the chart. Throws if a manifest does not have its kind's shape. */
export function readManifests(text: string) {
  const all = parseAllDocuments(text)
    .map((document) => document.toJS() as unknown)
    .filter((document) => document !== null)
    .map((document) => manifest.parse(document));
  const ofKind = <T extends z.ZodType>(kind: string, shape: T): z.output<T>[] =>
    all.filter((found) => found.kind === kind).map((found) => shape.parse(found));
  return {
    all,
    deployments: ofKind('Deployment', workload),
    jobs: ofKind('Job', workload),
    networkPolicies: ofKind('NetworkPolicy', networkPolicy),
    disruptionBudgets: ofKind('PodDisruptionBudget', disruptionBudget),
    autoscalers: ofKind('HorizontalPodAutoscaler', autoscaler),
    services: ofKind('Service', service),
    ingresses: ofKind('Ingress', ingress),
  };
}
export type Manifests = ReturnType<typeof readManifests>;

export const appOf = ({ metadata }: { metadata: { labels: Record<string, string> } }): string =>
  metadata.labels['app.kubernetes.io/component'] ?? '';

/** Whether a label selector matches these labels. */
export function selects(
  wanted: Readonly<Record<string, string>>,
  has: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(wanted).every(([name, value]) => has[name] === value);
}
