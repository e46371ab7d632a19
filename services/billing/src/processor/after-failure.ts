/** The processor is away, or says no: it is not to be asked each second. */
export const afterFailureMs = 60_000;
