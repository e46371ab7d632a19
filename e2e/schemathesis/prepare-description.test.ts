import { prepareDescription } from './prepare-description.ts';

const after = { in: 'query', name: 'after' };
const limit = { in: 'query', name: 'limit' };

describe('the description for generating requests', () => {
  test('when an operation has the answer `default`, then `default` is removed, and the other answers stay', () => {
    const responses = { 200: {}, 404: {}, default: {} };

    const prepared = prepareDescription({ openapi: '3.1.0', paths: { '/quotes': { get: { responses } } } });

    expect(prepared).toEqual({
      openapi: '3.1.0',
      paths: { '/quotes': { get: { responses: { 200: {}, 404: {} } } } },
    });
  });

  test('when a list has a cursor, then the cursor is removed, and the other parameters stay', () => {
    const listed = { parameters: [limit, after], responses: { 200: {} } };

    const prepared = prepareDescription({ paths: { '/quotes': { get: listed } } });

    expect(prepared.paths['/quotes'].get.parameters).toEqual([limit]);
  });
});
