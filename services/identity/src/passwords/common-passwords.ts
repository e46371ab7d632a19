import { DomainError } from '@marquee/service-kit/domain-error';
import list from './common-passwords.json' with { type: 'json' };

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** What the list has not: our own name, and what stands in the documents of other programs. */
const ownWords = `marquee passcode passwordpassword login administrator root changeme
  a aa aaa abc abcd abcde abcdef abcdefg abcdefgh qwertz azerty`.split(/\s+/);

/**
 * What remains of common passwords without what a composition rule adds: a capital, some digits and a mark at the end.
 * Compared after undoing exactly that, so each stands for everything that grows from it.
 */
const commonRoots = new Set(
  [...list.passwords.split(' '), ...ownWords].flatMap((password) => [
    rootOf(password),
    withoutLookAlikes(rootOf(password)),
  ]),
);

/** Walks over the keyboard, which have no word in them. */
const keyboardWalks = ['1qaz', '2wsx', 'q1w2', '!qaz', '@wsx', 'zaq1', 'zaq!', '1q2w', 'qwe123', 'asd123'];

/** `field` is the form field that the refusal lands on. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommon(password)) {
    const message = 'This password is too common. Please choose another one.';
    throw new DomainError('rule-broken', 'password_too_common', message, {
      errors: [{ path: field, message }],
    });
  }
}

export function isCommon(password: string): boolean {
  const root = rootOf(password);
  return (
    commonRoots.has(root) ||
    commonRoots.has(withoutLookAlikes(root)) ||
    keyboardWalks.some((walk) => password.toLowerCase().startsWith(walk))
  );
}

function rootOf(password: string): string {
  return password.toLowerCase().replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
}

function withoutLookAlikes(text: string): string {
  return text.replace(/[@4310!$5]/g, (character) => lookAlikes[character] ?? character);
}
