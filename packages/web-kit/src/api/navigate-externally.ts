/** `replace`: removes the current page from the browser's history. */
export type NavigateExternally = (address: string, options?: { replace: true }) => void;
