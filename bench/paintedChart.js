// Runs in the measured page before all else: notes when its first chart was painted, on the page's own clock.
(() => {
  window.benchChart = 0;
  const drawn = new MutationObserver(() => {
    if (!document.querySelector('main svg[role="slider"] path')) return;
    drawn.disconnect();
    // A task after the frame that has it.
    requestAnimationFrame(() => setTimeout(() => (window.benchChart = performance.now())));
  });
  drawn.observe(document, { childList: true, subtree: true });
})();
