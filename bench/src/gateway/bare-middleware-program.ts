// The middleware that most would take for a gateway, with nothing around it.
import { Agent } from 'node:http';
import { upstreamConnections } from '@marquee/gateway/proxy/upstream-pool';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { PORT, TARGET = '' } = process.env;
const { most: maxSockets, idleMs: timeout } = upstreamConnections;
const agent = new Agent({ keepAlive: true, maxSockets, timeout });
const app = express();

app.use(createProxyMiddleware({ target: TARGET, agent, changeOrigin: true }));
app.listen(Number(PORT), '127.0.0.1');
