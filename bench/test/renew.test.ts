import { renew } from '../src/growth/renew.ts';

const id = '7d5f9a52-8a7e-4c39-9c3b-2f1d6e0b8a41';

describe('a document of another world', () => {
  test('when it mentions a person, then the copy mentions another one, consistently within a world', () => {
    const document = { _id: id, key: `created:${id}`, lines: [{ by: id }] };

    const one = renew(document, 1) as typeof document;
    const other = renew(document, 2) as typeof document;

    expect(one._id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(one).toEqual({ _id: one._id, key: `created:${one._id}`, lines: [{ by: one._id }] });
    expect(new Set([id, one._id, other._id]).size).toBe(3);
  });

  test('when it contains an address or a digest, then the copy contains another one of its kind', () => {
    const digest = 'a'.repeat(43);

    const renewed = renew({ email: 'robin@vale.example', digest }, 7) as Record<string, string>;

    expect(renewed.email).toBe('w7.robin@vale.example');
    expect(renewed.digest).toMatch(/^\w{43}$/);
    expect(renewed.digest).not.toBe(digest);
  });

  test('when a person is shared by every world, then the copy mentions the same one', () => {
    const other = '0d9a1f3e-5b5c-4d0e-8f67-1c2d3e4f5a6b';

    const renewed = renew({ _id: other, providerId: id }, 1, new Set([id])) as Record<string, string>;

    expect(renewed.providerId).toBe(id);
    expect(renewed._id).not.toBe(other);
  });

  test('when it contains anything else, then the copy contains the same', () => {
    const document = { at: new Date(), cents: 12, name: 'Spring gala', none: null, zone: 'America/New_York' };

    expect(renew(document, 3)).toEqual(document);
  });
});
