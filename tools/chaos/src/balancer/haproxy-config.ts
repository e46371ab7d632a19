/** One listening port, and the replicas behind it. */
export type Pool = { name: string; port: number; replicaPorts: readonly number[] };

/**
 * The configuration of a minimal balancer. The balancer probes /readyz every 500 ms, after a failure every 200 ms. It takes a replica out
 * after two failures, long before its DRAIN_SECONDS end. It never retries, so that every failure is visible. It keeps callers' idle
 * connections open for longer than any run, so that no caller meets a connection that the balancer is closing. The gate does not measure
 * how callers handle such connections.
 */
export function haproxyConfig(pools: readonly Pool[], statsSocket: string): string {
  return [
    'global',
    '  maxconn 4000',
    `  stats socket ${statsSocket} mode 600 level admin`,
    'defaults',
    '  mode http',
    '  retries 0',
    '  timeout connect 2s',
    '  timeout server 30s',
    '  timeout client 1h',
    '  timeout http-keep-alive 1h',
    '  timeout check 5s',
    '  option httpchk',
    '  http-check send meth GET uri /readyz',
    '  http-check expect status 200',
    '  default-server inter 500ms fastinter 200ms fall 2 rise 1',
    ...pools.flatMap(poolLines),
    '',
  ].join('\n');
}

function poolLines({ name, port, replicaPorts }: Pool): string[] {
  return [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  balance roundrobin',
    ...replicaPorts.map((replica, index) => `  server ${name}-${index + 1} 127.0.0.1:${replica} check`),
  ];
}
