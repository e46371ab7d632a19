import { describeDifferences } from '../../src/quotes/domain/differences-of.ts';
import type { Difference } from '../../src/quotes/domain/differences-of.ts';

describe('the text of the discarded changes', () => {
  test.each<[string, Difference[]]>([
    ['', []],
    ['1 service added', [{ kind: 'services-added', count: 1 }]],
    ['2 services removed', [{ kind: 'services-removed', count: 2 }]],
    ['discount $5.00, notes changed', [{ kind: 'discount', discountCents: 500 }, { kind: 'notes' }]],
    ['validity changed, payment terms changed', [{ kind: 'validity' }, { kind: 'payment-terms' }]],
  ])('when it is "%s", then it lists each change', (text, differences) => {
    expect(describeDifferences(differences)).toBe(text);
  });
});
