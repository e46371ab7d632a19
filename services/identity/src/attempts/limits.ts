/** How much is too much; all configurable, because a test run comes from one address. */
export type Limits = {
  /** Failures before an account begins to wait. */
  SIGN_IN_ACCOUNT_LIMIT: number;
  /** Failures from one network in ten minutes. */
  SIGN_IN_ADDRESS_LIMIT: number;
  /** All below: per hour. */
  SIGN_UP_EMAIL_LIMIT: number;
  SIGN_UP_ADDRESS_LIMIT: number;
  /** But this: per half hour, as long as a link lives. */
  FORGOT_EMAIL_LIMIT: number;
  FORGOT_ADDRESS_LIMIT: number;
  VERIFICATION_MAIL_LIMIT: number;
  CONTACT_ADDRESS_LIMIT: number;
  GOOGLE_ADDRESS_LIMIT: number;
  EXPORT_ACCOUNT_LIMIT: number;
  /** Reports of remotes from one network in ten minutes, at each process. */
  TELEMETRY_ADDRESS_LIMIT: number;
  /** Those of them that are failures. */
  TELEMETRY_FAILURE_LIMIT: number;
};
