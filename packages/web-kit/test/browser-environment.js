import { TestEnvironment } from 'jest-environment-jsdom';

/* eslint-disable no-restricted-syntax -- jest takes an environment by its default export */

/** jsdom with what every browser has and jsdom has not: Node's own, and stand-ins for whatever needs a layout. */
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
    // One family: Node's Request refuses a signal of jsdom's.
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

/** Everything is in view. */
class IntersectionObserver {
  constructor(tell) {
    this.tell = tell;
  }

  disconnect() {}

  observe(target) {
    queueMicrotask(() => this.tell([{ target, isIntersecting: true }]));
  }
}

class ResizeObserver {
  disconnect() {}
  observe() {}
  unobserve() {}
}
