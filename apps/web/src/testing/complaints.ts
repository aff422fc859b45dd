const report = console.error;
let complaints: unknown[][] = [];

console.error = (...args: unknown[]) => {
  complaints.push(args);
  report(...args);
};

/** What was said to `console.error` since this was last asked. */
export function takeComplaints() {
  const heard = complaints;
  complaints = [];
  return heard;
}
