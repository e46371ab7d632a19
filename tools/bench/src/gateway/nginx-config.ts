type ServerOptions = { port: number; folder: string };

/** The configuration of an upstream that answers every call immediately with the same small JSON, so that only its proxy takes time. */
export function instantUpstream({ port, folder }: ServerOptions): string {
  const body = JSON.stringify({ events: [], said: 'x'.repeat(256) });
  return config({ folder, server: [`listen 127.0.0.1:${port};`, respondToAll(body)] });
}

/** The configuration of a minimal proxy that reuses its connections to the upstream, as the gateway does. */
export function plainProxy({ port, folder, upstreamPort }: ServerOptions & { upstreamPort: number }): string {
  return config({
    folder,
    http: [`upstream behind { server 127.0.0.1:${upstreamPort}; keepalive 64; keepalive_requests 1000000; }`],
    server: [
      `listen 127.0.0.1:${port};`,
      'location / { proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection ""; }',
    ],
  });
}

function respondToAll(body: string): string {
  return `location / { default_type application/json; return 200 '${body}'; }`;
}

type ConfigParts = { folder: string; http?: readonly string[]; server: readonly string[] };

/** One process, no access log, no files outside `folder`. */
function config({ folder, http = [], server }: ConfigParts): string {
  const tempKinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'master_process off;',
    'error_log stderr crit;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 4096; }',
    'http {',
    '  access_log off;',
    '  keepalive_requests 1000000;',
    ...tempKinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`),
    ...http.map((line) => `  ${line}`),
    '  server {',
    ...server.map((line) => `    ${line}`),
    '  }',
    '}',
    '',
  ].join('\n');
}
