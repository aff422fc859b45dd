let isLeaving = false;

// Capturing, so that it is known before anything that acts on the same event. Tests of the transport run without a page.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (isLeaving = true), true);
  window.addEventListener('pageshow', () => (isLeaving = false), true);
}

/** Whether the page is going: a request that is sent now outlives it only when it says so. */
export const isPageLeaving = () => isLeaving;
