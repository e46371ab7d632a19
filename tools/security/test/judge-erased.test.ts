import { judgeErased } from '../src/erased/judge-erased.ts';
import type { Erased } from '../src/erased/judge-erased.ts';

const readAfter = Array.from({ length: 15 }, (_, place) => ({
  path: `/read/${place}`,
  status: 200,
  text: '{"clientName":"Deleted client 0b3f3c52"}',
  isDocument: place === 14,
}));
const answer = { path: '/x', status: 200, text: '', isDocument: false };
const erased: Erased = {
  words: ['Amara'],
  readBefore: [
    { ...answer, text: '{"clientName":"Amara"}' },
    { ...answer, text: 'Prepared for AMARA', isDocument: true },
  ],
  readAfter,
  publicLinks: [{ ...answer, status: 404 }],
  issued: [{ path: '/invoices/1/pdf', before: 'Invoice for Amara', after: 'Invoice for Amara' }],
};

describe('judge erased parties', () => {
  test('when only unchanged issued documents contain the words, then the gate passes', () => {
    expect(judgeErased([erased]).passed).toBe(true);
  });

  test.each<[string, Partial<Erased>]>([
    ['a response still contains a word', { readAfter: [...readAfter, { ...answer, text: 'for Amara' }] }],
    ['a response contains a word in capitals', { readAfter: [...readAfter, { ...answer, text: 'AMARA' }] }],
    [
      'a document still contains a word',
      { readAfter: [...readAfter, { ...answer, text: 'For AMARA', isDocument: true }] },
    ],
    ['no document was read', { readAfter: readAfter.map((one) => ({ ...one, isDocument: false })) }],
    ['no PDF contained the words before', { readBefore: erased.readBefore.slice(0, 1) }],
    [
      'an issued document has changed',
      { issued: [{ path: '/x', before: 'Amara', after: 'Deleted client' }] },
    ],
    ['the public link still works', { publicLinks: [answer] }],
    ['no response contained the words before', { readBefore: [] }],
    ['no issued document was read', { issued: [] }],
    ['the issued documents could not be read', { issued: [{ path: '/x', before: '404 ', after: '404 ' }] }],
    ['no public link was read', { publicLinks: [] }],
    ['too few responses were read', { readAfter: readAfter.slice(1) }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeErased([{ ...erased, ...planted }]).passed).toBe(false);
  });
});
