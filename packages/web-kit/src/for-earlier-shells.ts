import { loaded } from '@marquee/contracts/deferred/schema';
import * as platform from '@marquee/web-kit';
import { loadZod } from './forms/load-zod.ts';

// Every remote imports it first. The forms of an earlier shell check a schema without waiting and know no deferred one, so the remote
// loads its own zod there. Until zod has come, the server alone checks what these forms send: a refusal here would have no words.
if (!('makesDeferredSchemas' in platform)) {
  loaded.leavesToServer = true;
  void loadZod().then(
    (zod) => {
      loaded.zod = zod;
    },
    () => undefined,
  );
}
