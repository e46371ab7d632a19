/**
 * The id of the account that the page was loaded for. A write with this header is rejected (409 `another_account`) while another account is
 * signed in; a write without it uses the account that is signed in.
 */
export const accountHeader = 'marquee-account';
