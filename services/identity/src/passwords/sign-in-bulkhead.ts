import { createBulkhead } from '@marquee/service-kit/process/bulkhead';
import type { BulkheadSize, Bulkhead } from '@marquee/service-kit/process/bulkhead';

const busy = { code: 'sign_in_busy', message: 'We are very busy. Please try again in a moment.' };

export function createSignInBulkhead(size: BulkheadSize): Bulkhead {
  return createBulkhead({ ...size, busy });
}
