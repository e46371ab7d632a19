// An Express route that only runs the service's lean query with the same driver and sends the document unchanged.
import { aggregateModel, stateOnly } from '@marquee/service-kit/store/aggregate-document';
import { openDatabase } from '@marquee/service-kit/store/database';
import { findOneRaw } from '@marquee/service-kit/store/find-raw';
import express from 'express';

const { PORT, MONGODB_URL = '' } = process.env;
const quotes = aggregateModel(await openDatabase(MONGODB_URL, 'marquee_quotes'), 'quote', []);
const app = express();

app.get('/readyz', (_request, response) => void response.json({}));
app.get('/api/quotes/:id', async ({ params }, response) => {
  response.json(await findOneRaw(quotes, { _id: params.id }, { projection: stateOnly }));
});
app.listen(Number(PORT), '127.0.0.1');
