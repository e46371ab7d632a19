import { judgeErased } from '../src/erased/judge-erased.ts';
import type { Erased } from '../src/erased/judge-erased.ts';

const readAfter = Array.from({ length: 15 }, (_, place) => ({
  path: `/read/${place}`,
  status: 200,
  text: '{"clientName":"Deleted client 0b3f3c52"}',
}));
const erased: Erased = {
  words: ['Amara'],
  readBefore: [{ path: '/events', status: 200, text: '{"clientName":"Amara"}' }],
  readAfter,
  publicLinks: [{ path: '/public/quote/1', status: 404, text: '' }],
  issued: [{ path: '/invoices/1/pdf', before: 'Invoice for Amara', after: 'Invoice for Amara' }],
};

describe('judge erased parties', () => {
  test('when the words stand on unchanged issued documents alone, then it is met', () => {
    expect(judgeErased([erased]).met).toBe(true);
  });

  test.each<[string, Partial<Erased>]>([
    [
      'an answer still says a word',
      { readAfter: [...readAfter, { path: '/x', status: 200, text: 'for Amara' }] },
    ],
    [
      'an issued document has changed',
      { issued: [{ path: '/x', before: 'Amara', after: 'Deleted client' }] },
    ],
    ['the public link still works', { publicLinks: [{ path: '/x', status: 200, text: '' }] }],
    ['the words were never there', { readBefore: [] }],
    ['no issued document was read', { issued: [] }],
    ['no public link was read', { publicLinks: [] }],
    ['too little was read', { readAfter: readAfter.slice(1) }],
  ])('when %s, then it is not met', (_fault, planted) => {
    expect(judgeErased([{ ...erased, ...planted }]).met).toBe(false);
  });
});
