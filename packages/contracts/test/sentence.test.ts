import { sentence } from '../src/sentence.ts';
import { isolate } from '../src/text-direction.ts';

/** A name within isolates, as in emails. Pages isolate only names with right-to-left letters. */
function isolatedName(name: string): string {
  return `${isolate.start}${name}${isolate.end}`;
}

describe('a sentence that ends in a name', () => {
  test.each([
    { name: 'Sunset Sound Co.', said: 'Straight to Sunset Sound Co.' },
    { name: 'Party Time!', said: 'Straight to Party Time!' },
    { name: 'Nova Sound', said: 'Straight to Nova Sound.' },
    { name: isolatedName('Sunset Sound Co.'), said: `Straight to ${isolatedName('Sunset Sound Co.')}` },
    { name: isolatedName('Nova Sound'), said: `Straight to ${isolatedName('Nova Sound')}.` },
  ])('when the name is $name, then the sentence ends with one mark', ({ name, said }) => {
    expect(sentence(`Straight to ${name}`)).toBe(said);
  });
});
