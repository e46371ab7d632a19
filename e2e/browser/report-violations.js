/* global document */

/**
 * Runs in the page before anything of its own: reports each violation of the content security policy as an error on the console. The browser
 * itself reports nothing there where a script catches the refusal.
 */
export function reportViolations() {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation;
    globalThis.console.error(
      `Content security policy violated: ${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`,
    );
  });
}
