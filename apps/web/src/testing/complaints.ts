const report = console.error;
/** What loads lazily may come at any time, as in a browser: React's advice to tests is no complaint of the product. */
const ADVICE = /^A suspended resource finished loading inside a test/;
let complaints: unknown[][] = [];
let expected: RegExp[] = [];

console.error = (...args: unknown[]) => {
  const text = args.map(String).join(' ');
  if (ADVICE.test(text) || expected.some((pattern) => pattern.test(text))) return;
  complaints.push(args);
  report(...args);
};

/** Until the end of the test, what matches may be said to `console.error`: a query that fails on purpose, for one. */
export function expectComplaint(pattern: RegExp) {
  expected.push(pattern);
}

/** What was said to `console.error` since this was last asked, without what was expected. */
export function takeComplaints() {
  const heard = complaints;
  complaints = [];
  expected = [];
  return heard;
}
