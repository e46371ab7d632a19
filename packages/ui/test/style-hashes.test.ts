import { createHash } from 'node:crypto';
import hashes from '../csp-style-hashes.json';
import { Toaster } from '../src/index.ts';
import '../src/testing.ts';

describe('style hashes', () => {
  test('when the toast library adds its styles, then their hash equals the exported one', () => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const written = styles.find((text) => text.includes('[data-sonner-toaster]')) ?? '';

    const hash = createHash('sha256').update(written).digest('base64');

    expect(Toaster).toBeDefined();
    expect(`sha256-${hash}`).toBe(hashes.sonner);
  });
});
