/** Read by the mains of the harness, and by nothing that is shipped. */
export const faultVariable = 'CHAOS_FAULT';
/** The value that plants none: the control runs through the same mains as every fault. */
export const noFault = 'nothing';
export const failPointsVariable = 'CHAOS_FAIL_POINTS';
