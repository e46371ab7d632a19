import { sentence } from '../src/sentence.ts';

describe('a sentence that ends in a name', () => {
  test.each([
    { name: 'Sunset Sound Co.', said: 'Straight to Sunset Sound Co.' },
    { name: 'Nova Sound', said: 'Straight to Nova Sound.' },
  ])('when it is $name, then it ends in one full stop', ({ name, said }) => {
    expect(sentence(`Straight to ${name}`)).toBe(said);
  });
});
