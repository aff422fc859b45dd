// Runs in the measured page: scrolls a list by steps, each of which is a frame.
window.scrollSteps = async ({ steps, pixels, mayLook }) => {
  const list = document.querySelector('[data-conversation]').closest('ul').parentElement;
  const channel = new MessageChannel();
  channel.port1.start();
  const { top, bottom } = list.getBoundingClientRect();
  let blank = 0;
  list.scrollTop = 0;
  for (let step = 1; step <= steps; step++) {
    list.scrollTop = step * pixels;
    await new Promise((resolve) => {
      channel.port1.addEventListener('message', resolve, { once: true });
      requestAnimationFrame(() => {
        // By now all has been done that this frame will show.
        if (mayLook && !isCovered(list, top, bottom)) blank += 1;
        channel.port2.postMessage(null);
      });
    });
  }
  return { blank, scrolled: list.scrollTop, last: rowAt(list, bottom - 20)?.textContent };
};

const rowAt = (list, y) =>
  [...list.querySelectorAll('li')].find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= y && y < bottom;
  });

/** Whether rows with somebody's name in them follow each other from the top to the bottom. */
function isCovered(list, top, bottom) {
  for (let y = top; y < bottom;) {
    const row = rowAt(list, y);
    if (!row?.textContent.includes('Visitor')) return false;
    y = Math.max(y + 1, row.getBoundingClientRect().bottom);
  }
  return true;
}
