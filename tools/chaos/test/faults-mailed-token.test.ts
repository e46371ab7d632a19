import { tokenIn } from '../src/faults/fail-points/journeys/mailed-token.ts';

const wanted = { to: 'robin@x.example', purpose: 'reset' } as const;
const aMail = (text: string, to: string = wanted.to) => ({
  id: '<1@x>',
  to,
  subject: 'Set a new password',
  text,
});

describe('the token in the link of an email', () => {
  test("when the email's lines are folded, then the token is complete", () => {
    const text = 'Choose it here:\n\nhttp://localhost:1/auth?reset=3DaB-c=\n_d\n\nMarquee';

    expect(tokenIn([aMail(text)], wanted)).toBe('aB-c_d');
  });

  test('when an email has another recipient or another purpose, then its token is ignored', () => {
    const elsewhere = aMail('http://localhost:1/auth?reset=abc', 'dana@x.example');

    expect(tokenIn([elsewhere, aMail('http://localhost:1/auth?verify=abc')], wanted)).toBeNull();
  });
});
