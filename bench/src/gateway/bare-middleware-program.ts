// The middleware that the gateway proxies with, as its documentation uses it, and nothing around it: the difference is what the gateway's duties cost.
import { createUpstreamAgent } from '@marquee/gateway/proxy/upstream-agent';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { PORT, TARGET = '' } = process.env;
const agent = createUpstreamAgent(new URL(TARGET), { keepAlive: true });
const app = express();

app.use(createProxyMiddleware({ target: TARGET, agent, changeOrigin: true }));
app.listen(Number(PORT), '127.0.0.1');
