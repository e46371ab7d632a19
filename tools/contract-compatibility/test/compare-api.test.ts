import { z } from 'zod';
import { compareApi } from '../src/compare-api.ts';
import { aNote, anApi, aQuote } from './contract-builders.ts';

const withoutRemark = aQuote.omit({ remark: true });
const sort = z.enum(['newest', 'oldest']).optional();

describe('the API for pages of the last release', () => {
  test.each([
    ['an operation is removed', {}, { call: 'post /notes' }, 'POST /quotes/{}/notes was removed'],
    [
      'an operation has another method',
      {},
      { call: 'put /quotes/{id}/notes' },
      'POST /quotes/{}/notes was removed',
    ],
    [
      'a role may no longer call an operation',
      { actor: 'user' },
      { actor: 'client' },
      'newcomer, provider, admin may no longer',
    ],
    [
      'an operation requires a session',
      { actor: 'anyone' },
      { actor: 'user' },
      'anonymous may no longer call it',
    ],
    [
      'an operation is for another role',
      { actor: 'client' },
      { actor: 'provider' },
      'client may no longer call it',
    ],
    ['a query parameter is not read', { query: { sort } }, {}, 'request.query.sort is no longer read'],
    [
      'a query parameter becomes required',
      {},
      { query: { sort: z.string() } },
      'request.query.sort is required',
    ],
    [
      'a value of the query is removed',
      { query: { sort } },
      { query: { sort: z.enum(['newest']).optional() } },
      '"oldest"',
    ],
    ['a body becomes required', { body: null }, {}, 'request.body is required'],
    ['the body is not read', {}, { body: null }, 'request.body is no longer read'],
    ['a field of the body is required', {}, { body: aNote.required() }, 'request.body.colour is required'],
    [
      'a field of the body is not read',
      {},
      { body: aNote.omit({ colour: true }) },
      'request.body.colour is no longer read',
    ],
    [
      'a field of the body has another type',
      {},
      { body: aNote.extend({ text: z.int() }) },
      'request.body.text is string',
    ],
    [
      'a field of the body is narrower',
      {},
      { body: aNote.extend({ text: z.string().max(9) }) },
      'may be longer',
    ],
    ['an operation answers with another status', {}, { status: 201 }, 'answer.200 is required'],
    ['an operation answers with another media type', {}, { media: 'application/pdf' }, 'answer.200.body'],
    ['a header is removed', { headers: ['Link'] }, {}, 'answer.200.headers.Link is required'],
    [
      'a field of the answer is removed',
      {},
      { response: aQuote.omit({ status: true }) },
      'body.status is required',
    ],
    [
      'a field of the answer may be missing',
      {},
      { response: aQuote.partial({ id: true }) },
      'body.id is required',
    ],
    [
      'a field of the answer has another type',
      {},
      { response: aQuote.extend({ status: z.int() }) },
      'status is integer',
    ],
    [
      'a field of the answer may be null',
      {},
      { response: aQuote.extend({ id: z.uuid().nullable() }) },
      'id is null',
    ],
    [
      'a field of the answer has one more value',
      {},
      { response: aQuote.extend({ status: z.enum(['draft', 'sent', 'won']) }) },
      '"won"',
    ],
    [
      'a field of the answer may be any text',
      {},
      { response: aQuote.extend({ status: z.string() }) },
      'may be any string',
    ],
    [
      'a field of the answer has lost its format',
      {},
      { response: aQuote.extend({ id: z.string() }) },
      'has format none',
    ],
    ['the answer is a list', {}, { response: z.array(aQuote) }, 'answer.200.body is array'],
  ])('when %s, then the change breaks the boundary', (_fault, before, now, reason) => {
    const { changes } = compareApi(anApi(before), anApi(now));

    const breaks = changes.filter((change) => change.breaks).map((change) => change.text);
    expect(breaks.join('\n')).toContain(reason);
  });

  test.each([
    [
      'a deprecated operation is removed',
      { deprecated: true },
      { call: 'get /notes' },
      'after its deprecation',
    ],
    ['an operation is deprecated', {}, { deprecated: true }, 'whether it is deprecated has changed'],
    [
      'a parameter of the path has another name',
      {},
      { call: 'post /quotes/{quoteId}/notes', path: ['quoteId'] },
      '',
    ],
    ['a body may be sent', { body: null }, { body: aNote.optional() }, 'request.body is new'],
    [
      'more roles may call an operation',
      { actor: 'provider' },
      { actor: 'user' },
      'who may call it has changed',
    ],
    ['an optional query parameter is added', {}, { query: { sort } }, 'request.query.sort is new'],
    [
      'an optional field of the body is added',
      {},
      { body: aNote.extend({ by: z.string().optional() }) },
      'body.by is new',
    ],
    [
      'a field of the body may be longer',
      {},
      { body: aNote.extend({ text: z.string().max(200) }) },
      'text.maxLength has changed',
    ],
    ['a field of the answer is new', {}, { response: aQuote.extend({ by: z.string() }) }, 'body.by is new'],
    [
      'an optional field of the answer is always there',
      {},
      { response: aQuote.required() },
      'body.remark is now required',
    ],
    [
      'an optional field of the answer is removed',
      {},
      { response: withoutRemark },
      'body.remark was removed',
    ],
    [
      'a field of the answer has fewer values',
      {},
      { response: aQuote.extend({ status: z.enum(['sent']) }) },
      'status.enum',
    ],
    ['a header is new', {}, { headers: ['Link'] }, 'headers.Link is new'],
  ])('when %s, then the change is listed and breaks nothing', (_change, before, now, text) => {
    const { changes } = compareApi(anApi(before), anApi(now));

    expect(changes.filter((change) => change.breaks)).toEqual([]);
    expect(changes.map((change) => change.text).join('\n')).toContain(text);
  });

  test('when an operation is new, then it is listed and breaks nothing', () => {
    const before = anApi();
    const now = { paths: { ...before.paths, ...anApi({ call: 'get /notes' }).paths } };

    expect(compareApi(before, now).changes).toEqual([{ text: 'GET /notes is new', breaks: false }]);
  });

  test('when nothing has changed, then nothing is listed', () => {
    expect(compareApi(anApi(), anApi()).changes).toEqual([]);
  });
});
