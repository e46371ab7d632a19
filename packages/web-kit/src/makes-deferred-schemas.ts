/** Whether forms support deferred schemas. A remote reads this export, because it may run in an earlier shell. */
export const makesDeferredSchemas = true;
