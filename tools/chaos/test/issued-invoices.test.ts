import { comparable } from '../src/model/histories/final-state.ts';
import { changesSinceIssued } from '../src/model/histories/issued-invoices.ts';
import type { StoredIssued } from '../src/model/histories/issued-invoices.ts';

const story = { providerId: 'provider', providerVersions: 2 };

const issued = {
  issuer: { name: 'Nova Sound', taxNumber: 'US 1', address: '200 Main Street' },
  billedTo: { name: 'Dana Reyes', address: '' },
  agreed: { lines: [{ serviceName: 'DJ', lineTotalCents: 54_950 }], discountCents: 0 },
};

function compared(document: object) {
  return comparable({ _id: 'invoice', status: 'sent', ...document }, story);
}

describe('comparing invoices of two histories', () => {
  test.each([
    ['another tax number was given', { ...issued, issuer: { ...issued.issuer, taxNumber: 'US 2' } }],
    ['no tax number was given', { ...issued, issuer: { ...issued.issuer, taxNumber: '' } }],
    ['the client has given an address', { ...issued, billedTo: { ...issued.billedTo, address: '1 Quay' } }],
  ])('when %s before one of the invoices was sent, then the invoices are equal', (_what, other) => {
    expect(compared({ issued: other })).toEqual(compared({ issued }));
  });

  test.each<[string, object]>([
    ['lines are lost', { ...issued, agreed: undefined }],
    [
      'a line has another amount',
      { ...issued, agreed: { ...issued.agreed, lines: [{ lineTotalCents: 1 }] } },
    ],
    ['the discount is lost', { ...issued, agreed: { lines: issued.agreed.lines } }],
    ['the client is missing', { ...issued, billedTo: undefined }],
    ['the provider is missing', { ...issued, issuer: undefined }],
    ['no provider entered that tax number', { ...issued, issuer: { taxNumber: 'US 1US 1' } }],
  ])('when %s, then the invoices differ', (_what, faulty) => {
    expect(compared({ issued: faulty })).not.toEqual(compared({ issued }));
    expect(compared({ receiptParties: faulty })).not.toEqual(compared({ receiptParties: issued }));
  });

  test('when one invoice was not issued, then the invoices differ', () => {
    expect(compared({})).not.toEqual(compared({ issued }));
  });
});

describe('repeated readings of a sent invoice', () => {
  const reading = (document: StoredIssued) => new Map([['invoice', document]]);
  const change = ['the content of invoice invoice has changed since it was sent'];

  test('when an invoice without lines gets its lines, then it counts as unchanged', () => {
    const without = { issuer: issued.issuer, billedTo: issued.billedTo };

    expect(changesSinceIssued([reading(without), reading(without), reading(issued)])).toEqual([]);
  });

  test.each<[string, StoredIssued]>([
    ['a later tax number', { ...issued, issuer: { ...issued.issuer, taxNumber: 'US 2' } }],
    ['a later address', { ...issued, billedTo: { ...issued.billedTo, address: '1 Quay' } }],
    ['other lines', { ...issued, agreed: { lines: [], discountCents: 0 } }],
  ])('when the invoice later has %s, then the change is reported', (_what, later) => {
    expect(changesSinceIssued([reading(issued), reading(later)])).toEqual(change);
  });

  test('when the content of the invoice is gone, then the change is reported', () => {
    expect(changesSinceIssued([reading(issued), new Map()])).toEqual(change);
  });
});
