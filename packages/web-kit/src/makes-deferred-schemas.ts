/** Whether forms make zod's schemas of deferred ones: a remote asks, because the shell that it runs in may be an earlier one. */
export const makesDeferredSchemas = true;
