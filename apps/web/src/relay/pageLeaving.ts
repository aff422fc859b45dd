let isLeaving = false;

// Capturing, so that it is known before anything that acts on the same event. Where pages are rendered there is none to leave.
if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => (isLeaving = true), true);
  addEventListener('pageshow', () => (isLeaving = false), true);
}

/** Whether the page is going: a request that is sent now outlives it only when it says so. */
export const isPageLeaving = () => isLeaving;
