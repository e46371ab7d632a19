/** The first day that is not free, in the venue's time zone, where `TRIAL_ENDS_ON` names no other. */
export const trialEndsOnByDefault = '2025-10-01';
