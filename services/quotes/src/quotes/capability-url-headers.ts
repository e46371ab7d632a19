/** A share URL is a capability: no cache may store it and no other site may receive it. */
export const capabilityUrlHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
