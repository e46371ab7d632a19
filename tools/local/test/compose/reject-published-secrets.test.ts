import { rejectPublishedSecrets } from '../../src/containers/reject-published-secrets.ts';
import { generateSecrets } from '../../src/secrets/generate-secrets.ts';
import { readCompose } from './compose-file.ts';

const { keys } = readCompose().services;
const environment = keys?.environment ?? {};

describe('compose that is reachable from other machines', () => {
  test.each(['0.0.0.0', '::', '192.168.1.4'])(
    'when the gateway listens on %s with the README’s secrets, then one line says what to generate first',
    (address) => {
      expect(() => {
        rejectPublishedSecrets({ ...environment, GATEWAY_ADDRESS: address });
      }).toThrow(
        `GATEWAY_ADDRESS=${address} makes Marquee reachable from other machines, but the README publishes the values of ADMIN_PASSWORD and ADMIN_TOTP_SECRET. Generate secrets first: npm run secrets`,
      );
    },
  );

  test('when only the password was generated, then the error names the other secret', () => {
    const { ADMIN_PASSWORD } = generateSecrets();

    expect(() => {
      rejectPublishedSecrets({ ...environment, ADMIN_PASSWORD, GATEWAY_ADDRESS: '0.0.0.0' });
    }).toThrow(/the values of ADMIN_TOTP_SECRET\./);
  });

  test.each([
    ['the gateway is open only on this machine', {}],
    ['the secrets were generated', { ...generateSecrets(), GATEWAY_ADDRESS: '0.0.0.0' }],
  ])('when %s, then compose starts', (_case, given) => {
    expect(() => {
      rejectPublishedSecrets({ ...environment, ...given });
    }).not.toThrow();
  });
});
