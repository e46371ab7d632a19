import type { RequestListener } from 'node:http';

/** Permits pages to connect to the development servers. The gateway's content security policy forbids such connections. */
export function withHotReload(next: RequestListener): RequestListener {
  return (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, isPolicy(name) ? withDevServers(String(value)) : value);
    next(request, response);
  };
}

function isPolicy(header: string): boolean {
  return header.toLowerCase() === 'content-security-policy';
}

function withDevServers(policy: string): string {
  return policy.replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:*");
}
