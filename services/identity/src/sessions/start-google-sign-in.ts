import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';

/** No Google credentials can be configured yet, so the page says that this door is closed. */
export function startGoogleSignIn(): Handler<typeof api.startGoogleSignIn> {
  return () => redirectTo('/auth?notice=google-unavailable');
}
