/** Read by the harness's mains only, never by shipped code. */
export const faultVariable = 'CHAOS_FAULT';
/** Plants no fault: the control runs through the same mains as every fault. */
export const noFault = 'nothing';
export const failPointsVariable = 'CHAOS_FAIL_POINTS';
