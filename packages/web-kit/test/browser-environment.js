import { TestEnvironment } from 'jest-environment-jsdom';

/* eslint-disable no-restricted-syntax -- Jest requires a default export of an environment */

/** jsdom plus browser APIs that it lacks: Node's implementations, and stubs for those that need a layout. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      IntersectionObserver,
      ResizeObserver,
      structuredClone,
      TextDecoder,
      TextEncoder,
    });
    // All from Node, because Node's Request rejects an AbortSignal of jsdom.
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
    this.global.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false });
    Object.assign(this.global.Element.prototype, {
      hasPointerCapture: () => false,
      releasePointerCapture: () => undefined,
      scrollIntoView: () => undefined,
      setPointerCapture: () => undefined,
    });
  }
}

/** Reports every element as visible. */
class IntersectionObserver {
  constructor(callback) {
    this.callback = callback;
  }

  disconnect() {}

  observe(target) {
    queueMicrotask(() => this.callback([{ target, isIntersecting: true }]));
  }
}

class ResizeObserver {
  disconnect() {}
  observe() {}
  unobserve() {}
}
