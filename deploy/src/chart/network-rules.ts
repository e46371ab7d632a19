import { appOf, selects } from './manifests.ts';
import type { Manifests, NetworkPolicy, Peer } from './manifests.ts';

type Labels = Readonly<Record<string, string>>;
/** A Pod on the network. `namespace` contains the labels of the Pod's namespace; it is absent for a Pod of the chart. */
type Endpoint = { pod: Labels; namespace?: Labels };

const services = ['billing', 'events', 'identity', 'quotes'];
const frontEnds = ['mfe-client', 'mfe-provider', 'mfe-public', 'shell'];

/**
 * Every permitted connection between Pods of the chart, by caller. Events calls identity to look up an unknown provider; quotes calls
 * identity about the email for a quote; the deploy gate, which runs in a release job, reads the platform contract of the shell.
 */
const allowedConnections: Readonly<Record<string, readonly string[]>> = {
  gateway: [...services, ...frontEnds, 'page-renderer'].toSorted(),
  events: ['identity'],
  quotes: ['identity'],
  release: ['shell'],
};

const inNamespace = (name: string): Endpoint => ({
  pod: {},
  namespace: { 'kubernetes.io/metadata.name': name },
});

/** The database and the broker under the chart's default values: the namespace, the port, and the apps that may connect to it. */
const externalConnections = [
  { name: 'mongodb', port: 27017, by: services },
  { name: 'rabbitmq', port: 5672, by: services },
] as const;

/** Reports connections that the policies permit but the architecture does not need, and needed connections that the policies deny. */
export function networkFaults(manifests: Manifests): string[] {
  return [...unrestrictedRules(manifests), ...insideFaults(manifests), ...outsideFaults(manifests)];
}

/** Reports policies with a rule whose list of peers is empty or has an empty peer. In Kubernetes, such a rule permits every peer. */
function unrestrictedRules({ networkPolicies }: Manifests): string[] {
  return networkPolicies
    .filter(({ spec }) =>
      [...spec.ingress.map(({ from }) => from), ...spec.egress.map(({ to }) => to)].some(
        (peers) => peers.length === 0 || peers.some((peer) => Object.keys(peer).length === 0),
      ),
    )
    .map(({ metadata }) => `${metadata.name}: permits every peer`);
}

function insideFaults(manifests: Manifests): string[] {
  const { networkPolicies } = manifests;
  const pods = podsOf(manifests);
  return pods.flatMap((from) => {
    const wanted = allowedConnections[from.app] ?? [];
    const found = pods
      .filter((to) => to.app !== from.app)
      .filter((to) => {
        const connection = { from, to, port: to.port };
        return leaves(networkPolicies, connection) && enters(networkPolicies, connection);
      });
    return isExactly(found, wanted)
      ? []
      : [`${from.app}: reaches ${named(found)} instead of ${wanted.join(', ')}`];
  });
}

function outsideFaults(manifests: Manifests): string[] {
  const { networkPolicies } = manifests;
  const pods = podsOf(manifests);
  const reachableFrom = (from: Endpoint) =>
    pods.filter((to) => enters(networkPolicies, { from, to, port: to.port }));
  const callersOf = (to: Endpoint, port: number) =>
    pods.filter((from) => leaves(networkPolicies, { from, to, port }));
  const strangers = inNamespace('somebody-else');
  const controller = reachableFrom(inNamespace('ingress-nginx'));
  return [
    ...reachableFrom(strangers).map(({ app }) => `${app}: accepts connections from other namespaces`),
    ...callersOf(strangers, 8080).map(({ app }) => `${app}: connects to other namespaces`),
    ...(isExactly(controller, ['gateway'])
      ? []
      : [`the ingress controller reaches ${named(controller)} instead of only the gateway`]),
    ...externalConnections
      .map(({ name, port, by }) => ({ name, by, found: callersOf(inNamespace(name), port) }))
      .filter(({ by, found }) => !isExactly(found, by))
      .map(({ name, found }) => `${name} is reachable from ${named(found)}`),
  ];
}

type KnownPod = Endpoint & { app: string; port: number };

function podsOf({ deployments, jobs }: Manifests): KnownPod[] {
  return [...deployments, ...jobs].map((workload) => {
    const { metadata, spec } = workload.spec.template;
    const [first] = spec.containers.flatMap(({ ports }) => ports);
    return { app: appOf(workload), pod: metadata.labels, port: first?.containerPort ?? 0 };
  });
}

function isExactly(found: readonly KnownPod[], wanted: readonly string[]): boolean {
  return named(found) === wanted.join(', ');
}

function named(pods: readonly KnownPod[]): string {
  return pods
    .map(({ app }) => app)
    .toSorted()
    .join(', ');
}

type Connection = { from: Endpoint; to: Endpoint; port: number };

/**
 * Kubernetes semantics: a Pod without an egress policy may connect to anything. A Pod with egress policies may connect only where one of
 * them permits it.
 */
function leaves(policies: readonly NetworkPolicy[], { from, to, port }: Connection): boolean {
  const own = policies.filter(
    ({ spec }) => spec.policyTypes.includes('Egress') && selects(spec.podSelector.matchLabels, from.pod),
  );
  const rules = own.flatMap(({ spec }) => spec.egress);
  return own.length === 0 || rules.some((rule) => opens(rule.ports, port) && includes(rule.to, to));
}

function enters(policies: readonly NetworkPolicy[], { from, to, port }: Connection): boolean {
  const own = policies.filter(
    ({ spec }) => spec.policyTypes.includes('Ingress') && selects(spec.podSelector.matchLabels, to.pod),
  );
  const rules = own.flatMap(({ spec }) => spec.ingress);
  return own.length === 0 || rules.some((rule) => opens(rule.ports, port) && includes(rule.from, from));
}

function opens(ports: readonly { port: number }[], wanted: number): boolean {
  return ports.some(({ port }) => port === wanted);
}

/** A peer with an `ipBlock` includes none of these endpoints, because they have no fixed IP address. */
function includes(peers: readonly Peer[], { pod, namespace }: Endpoint): boolean {
  return peers.some(({ namespaceSelector, podSelector, ipBlock }) => {
    const isThere =
      namespaceSelector === undefined
        ? namespace === undefined
        : namespace !== undefined && selects(namespaceSelector.matchLabels, namespace);
    return ipBlock === undefined && isThere && selects(podSelector?.matchLabels ?? {}, pod);
  });
}
