// Runs in the measured page before all else: notes its paints and long tasks.
const paints = { first: 0, largest: 0, longTasks: [], lastTaskEnd: 0 };
window.benchPaints = paints;

const observe = (type, each) => {
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
};
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') paints.first = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  paints.largest = startTime;
});
observe('longtask', ({ startTime, duration }) => {
  paints.longTasks.push(duration);
  paints.lastTaskEnd = startTime + duration;
});
