import { findLeaks } from '../src/matrix/find-leaks.ts';
import type { Answer, Secret } from '../src/matrix/find-leaks.ts';

const ofBoth: Secret = { words: ['kept-event'], knownTo: ['client', 'provider'] };
const ofProvider: Secret = { words: ['kept-draft', 'kept-note'], knownTo: ['provider'] };
const ofNobody: Secret = { words: ['"archived":'], knownTo: [] };
const secrets = [ofBoth, ofProvider, ofNobody];

function anAnswer(told: string, given: Partial<Answer> = {}): Answer {
  return { told, said: '', owner: null, ...given };
}

describe('find leaks', () => {
  test.each<[string, Answer, string[]]>([
    ['a stranger is told what is the two’s', anAnswer('kept-event'), ['kept-event']],
    ['the client is told of a draft', anAnswer('… kept-draft', { owner: 'client' }), ['kept-draft']],
    [
      'the provider is told what no answer says',
      anAnswer('{"archived":true}', { owner: 'provider' }),
      ['"archived":'],
    ],
    ['a document sets it in capitals', anAnswer('KEPT-NOTE', { owner: 'client' }), ['kept-note']],
    ['several are told', anAnswer('kept-event kept-draft'), ['kept-event', 'kept-draft']],
  ])('when %s, then each word is found', (_fault, answer, found) => {
    expect(findLeaks(secrets, answer).leaks).toEqual(found);
  });

  test.each<[string, Answer]>([
    ['an owner is told what is theirs', anAnswer('kept-event kept-draft', { owner: 'provider' })],
    ['the client is told what is the two’s', anAnswer('kept-event', { owner: 'client' })],
    ['a stranger is told what they have said', anAnswer('no kept-event', { said: '/events/kept-event' })],
    ['nothing of it is told', anAnswer('[]')],
  ])('when %s, then nothing leaks', (_why, answer) => {
    expect(findLeaks(secrets, answer).leaks).toEqual([]);
  });

  test.each<[string, Answer, boolean]>([
    ['an owner is told what they may know', anAnswer('kept-event', { owner: 'client' }), true],
    [
      'an owner only gets back what they have said',
      anAnswer('kept-event', { owner: 'client', said: 'kept-event' }),
      false,
    ],
    ['a stranger is told it', anAnswer('kept-event'), false],
    ['an owner is told nothing', anAnswer('[]', { owner: 'client' }), false],
  ])('when %s, then that counts as shown: %s', (_what, answer, isShown) => {
    expect(findLeaks(secrets, answer).shows).toBe(isShown);
  });
});
