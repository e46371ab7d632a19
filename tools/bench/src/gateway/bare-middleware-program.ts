// Only the gateway's proxy middleware and its upstream agent, used as in the middleware's documentation. The difference to the gateway is
// the cost of the gateway's own work.
import { createUpstreamAgent } from '@marquee/gateway/proxy/upstream-agent';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { PORT, TARGET = '' } = process.env;
const agent = createUpstreamAgent(new URL(TARGET), { keepAlive: true });
const app = express();

app.use(createProxyMiddleware({ target: TARGET, agent, changeOrigin: true }));
app.listen(Number(PORT), '127.0.0.1');
