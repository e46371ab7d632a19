/** A share URL is a capability URL, so no cache may store the answer and no other site may receive the URL. */
export const capabilityUrlHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
