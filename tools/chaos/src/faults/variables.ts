/** Read only by the main modules in `mains/`, never by shipped code. */
export const faultVariable = 'CHAOS_FAULT';
/** Plants no fault: the control runs with the same main modules as every fault. */
export const noFault = 'nothing';
export const failPointsVariable = 'CHAOS_FAIL_POINTS';
