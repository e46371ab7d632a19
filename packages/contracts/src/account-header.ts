/**
 * The id of the account that a page was loaded for. A write with this header is refused (409 `another_account`) while another account is
 * signed in; a write without it is made as the account that is signed in.
 */
export const accountHeader = 'marquee-account';
