import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { newClient } from './domain/new-account.ts';
import { signUp } from './sign-up.ts';

export function signUpClient(deps: IdentityDeps): Handler<typeof api.signUpClient> {
  return async ({ body: form, headers }, _actor, context) =>
    signUp(deps, { form, build: (registration) => newClient(form, registration), headers, context });
}
