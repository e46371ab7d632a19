import { DomainError } from '@marquee/service-kit/domain-error';

/**
 * The roots from which the most common passwords grow once a composition rule is in force: a word with a capital,
 * some digits and a mark at its end. Compared after undoing exactly that.
 */
const commonRoots = new Set(
  `password passwort passwd pass passcode passwordpassword secret letmein welcome login admin administrator root user
  guest test testing tester default changeme qwerty qwertyui qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn
  zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh a aa aaa iloveyou loveyou iloveu monkey dragon master superman batman
  starwars pokemon football baseball basketball soccer liverpool sunshine princess shadow summer winter spring autumn
  hello michael jordan jessica ashley daniel charlie trustno freedom whatever computer internet samsung google
  facebook microsoft india pakistan london america company temp demo marquee`.split(/\s+/),
);

/** Walks over the keyboard, which have no word in them. */
const keyboardWalks = ['1qaz', '2wsx', 'q1w2', '!qaz', '@wsx', 'zaq1', 'zaq!', '1q2w', 'qwe123', 'asd123'];

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
  const typed = password.toLowerCase();
  const root = typed.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return (
    commonRoots.has(root) ||
    commonRoots.has(withoutLookAlikes(root)) ||
    keyboardWalks.some((walk) => typed.startsWith(walk))
  );
}

function withoutLookAlikes(text: string): string {
  return text.replace(/[@4310!$5]/g, (character) => lookAlikes[character] ?? character);
}
