// The middleware that the gateway is made of, with nothing around it: what its duties cost is the difference.
import { createUpstreamAgent } from '@marquee/gateway/proxy/upstream-agent';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { PORT, TARGET = '' } = process.env;
const app = express();

app.use(createProxyMiddleware({ target: TARGET, agent: createUpstreamAgent(), changeOrigin: true }));
app.listen(Number(PORT), '127.0.0.1');
