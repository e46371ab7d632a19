import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { newProvider } from './domain/new-account.ts';
import { signUp } from './sign-up.ts';

export function signUpProvider(deps: IdentityDeps): Handler<typeof api.signUpProvider> {
  return async ({ body: form, headers }, _actor, context) =>
    signUp(deps, { form, build: (registration) => newProvider(form, registration), headers, context });
}
