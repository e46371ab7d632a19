import { availabilityFaults } from './availability-rules.ts';
import { containerFaults } from './container-rules.ts';
import { appOf, readManifests } from './manifests.ts';
import type { Manifests } from './manifests.ts';
import { networkFaults } from './network-rules.ts';
import { releaseFaults } from './release-rules.ts';
import { secretFaults } from './secret-rules.ts';
import { variableFaults } from './variable-rules.ts';

export type Rule = { name: string; faults: (manifests: Manifests, text: string) => string[] };

/** The rules that every rendering of the chart must satisfy, whatever its values. */
export const chartRules: readonly Rule[] = [
  { name: 'every app is deployed', faults: appFaults },
  { name: 'containers have few permissions and health probes', faults: containerFaults },
  { name: 'nodes can be drained and Pods replaced', faults: availabilityFaults },
  { name: 'each process gets the variables that it reads, and would start', faults: variableFaults },
  { name: 'secrets are referenced, never included', faults: secretFaults },
  {
    name: 'only the gateway reaches services, and only services reach the database and the broker',
    faults: networkFaults,
  },
  { name: 'jobs call the release command with valid arguments', faults: releaseFaults },
  { name: 'one ingress, with https', faults: ingressFaults },
];

/** The violations in a rendering, one sentence each. */
export function faultsIn(text: string): string[] {
  const manifests = readManifests(text);
  return chartRules.flatMap(({ name, faults }) =>
    faults(manifests, text).map((fault) => `${name}: ${fault}`),
  );
}

const apps = [
  ...['billing', 'events', 'gateway', 'identity'],
  ...['mfe-client', 'mfe-provider', 'mfe-public', 'page-renderer', 'quotes', 'shell'],
];

function appFaults({ deployments }: Manifests): string[] {
  const found = deployments.map(appOf).toSorted();
  return String(found) === String(apps)
    ? []
    : [`the apps are ${found.join(', ')} instead of ${apps.join(', ')}`];
}

function ingressFaults({ ingresses }: Manifests): string[] {
  const backends = ingresses.flatMap(({ spec }) =>
    spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name)),
  );
  const hosts = ingresses.flatMap(({ spec }) => spec.rules.map(({ host }) => host));
  const encrypted = ingresses.flatMap(({ spec }) => spec.tls.flatMap((tls) => tls.hosts));
  return [
    ...(backends.length === 1 && backends.every((name) => name.endsWith('-gateway'))
      ? []
      : [`the ingress must have one backend, the gateway; found: ${backends.join(', ')}`]),
    ...hosts.filter((host) => !encrypted.includes(host)).map((host) => `${host} has no certificate`),
  ];
}
