import type { Secret } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { findLeaks } from '../src/matrix/find-leaks.ts';
import type { Answer } from '../src/matrix/find-leaks.ts';

const ofBoth: Secret = { words: ['kept-event'], knownTo: ['client', 'provider'] };
const ofProvider: Secret = { words: ['kept-draft', 'kept-note'], knownTo: ['provider'] };
const ofNobody: Secret = { words: ['"archived":'], knownTo: [] };
const secrets = [ofBoth, ofProvider, ofNobody];

function anAnswer(responseText: string, given: Partial<Answer> = {}): Answer {
  return { responseText, requestText: '', owner: null, ...given };
}

describe('find leaks', () => {
  test.each<[string, Answer, string[]]>([
    ['a stranger reads what belongs to the owners', anAnswer('kept-event'), ['kept-event']],
    ['the client reads about a draft', anAnswer('… kept-draft', { owner: 'client' }), ['kept-draft']],
    [
      'the provider reads what no response may contain',
      anAnswer('{"archived":true}', { owner: 'provider' }),
      ['"archived":'],
    ],
    ['a document prints a word in capitals', anAnswer('KEPT-NOTE', { owner: 'client' }), ['kept-note']],
    ['a response contains several words', anAnswer('kept-event kept-draft'), ['kept-event', 'kept-draft']],
  ])('when %s, then each word is found', (_fault, answer, found) => {
    expect(findLeaks(secrets, answer).leaks).toEqual(found);
  });

  test.each<[string, Answer]>([
    ['an owner reads what is theirs', anAnswer('kept-event kept-draft', { owner: 'provider' })],
    ['the client reads what belongs to both', anAnswer('kept-event', { owner: 'client' })],
    [
      'a stranger reads what they have sent',
      anAnswer('no kept-event', { requestText: '/events/kept-event' }),
    ],
    ['the response contains no word', anAnswer('[]')],
  ])('when %s, then nothing leaks', (_why, answer) => {
    expect(findLeaks(secrets, answer).leaks).toEqual([]);
  });

  test.each<[string, Answer, boolean]>([
    ['an owner reads what they may know', anAnswer('kept-event', { owner: 'client' }), true],
    [
      'an owner only reads what they have sent',
      anAnswer('kept-event', { owner: 'client', requestText: 'kept-event' }),
      false,
    ],
    ['a stranger reads a word', anAnswer('kept-event'), false],
    ['an owner reads nothing', anAnswer('[]', { owner: 'client' }), false],
  ])('when %s, then the word counts as shown: %s', (_what, answer, isShown) => {
    expect(findLeaks(secrets, answer).shows).toBe(isShown);
  });
});
