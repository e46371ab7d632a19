/* global document */

/**
 * Runs in the page before the page's own scripts. Reports each violation of the content security policy as a console error, because the
 * browser does not report a violation if a script catches the error.
 */
export function reportViolations() {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation;
    globalThis.console.error(
      `Content security policy violated: ${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`,
    );
  });
}
