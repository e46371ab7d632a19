// The middleware that the gateway proxies with, and nothing around it: the difference is what the gateway's duties cost.
import { createServer } from 'node:http';
import { createUpstreamAgent } from '@marquee/gateway/proxy/upstream-agent';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { PORT, TARGET = '' } = process.env;
const agent = createUpstreamAgent(new URL(TARGET), { keepAlive: true });
const proxy = createProxyMiddleware({ target: TARGET, agent, changeOrigin: true });

createServer((request, response) => void proxy(request, response)).listen(Number(PORT), '127.0.0.1');
