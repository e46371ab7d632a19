/** Read by the mains of the harness, and by nothing that is shipped. */
export const faultVariable = 'CHAOS_FAULT';
export const failPointsVariable = 'CHAOS_FAIL_POINTS';
