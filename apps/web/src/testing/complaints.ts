const report = console.error;
let complaints: unknown[][] = [];
let expected: RegExp[] = [];

console.error = (...args: unknown[]) => {
  const text = args.map(String).join(' ');
  if (expected.some((pattern) => pattern.test(text))) return;
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
