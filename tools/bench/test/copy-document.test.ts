import { copyDocument } from '../src/growth/copy-document.ts';

const id = '7d5f9a52-8a7e-4c39-9c3b-2f1d6e0b8a41';

describe('a copied document', () => {
  test('when a document contains an id, then the copy contains a new id, the same at every place', () => {
    const document = { _id: id, key: `created:${id}`, lines: [{ by: id }] };

    const one = copyDocument(document, 1) as typeof document;
    const other = copyDocument(document, 2) as typeof document;

    expect(one._id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(one).toEqual({ _id: one._id, key: `created:${one._id}`, lines: [{ by: one._id }] });
    expect(new Set([id, one._id, other._id]).size).toBe(3);
  });

  test('when a document contains an email address or a hash, then the copy contains a different one of the same form', () => {
    const digest = 'a'.repeat(43);

    const copied = copyDocument({ email: 'robin@vale.example', digest }, 7) as Record<string, string>;

    expect(copied.email).toBe('w7.robin@vale.example');
    expect(copied.digest).toMatch(/^\w{43}$/);
    expect(copied.digest).not.toBe(digest);
  });

  test('when an id is shared by all copies, then the copy keeps this id', () => {
    const other = '0d9a1f3e-5b5c-4d0e-8f67-1c2d3e4f5a6b';

    const copied = copyDocument({ _id: other, providerId: id }, 1, new Set([id])) as Record<string, string>;

    expect(copied.providerId).toBe(id);
    expect(copied._id).not.toBe(other);
  });

  test('when a document contains other values, then the copy contains the same values', () => {
    const document = { at: new Date(), cents: 12, name: 'Spring gala', none: null, zone: 'America/New_York' };

    expect(copyDocument(document, 3)).toEqual(document);
  });
});
