/** How one greets somebody at an hour of the day, from 0 to 23. */
export function greetingAt(hour: number): string {
  // At night it is neither evening any more nor morning yet.
  if (hour < 4) return 'Hello';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
