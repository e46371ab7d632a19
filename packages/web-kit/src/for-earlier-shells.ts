import { loaded } from '@marquee/contracts/deferred/schema';
import * as platform from '@marquee/web-kit';

// Every remote imports it first. The forms of an earlier shell read a schema at once and know of no deferred ones, so
// the remote loads its own zod there. Until that has come, the server checks what these forms send.
if (!('makesDeferredSchemas' in platform)) {
  void import(/* webpackChunkName: "zod" */ '@marquee/contracts/deferred/zod-in-browsers').then(
    ({ zodInBrowsers }) => {
      loaded.zod = zodInBrowsers;
    },
  );
}
