type Figures = { readonly right: number; readonly falsely: number };

/** How often a draft was right and answered falsely, compared with the run before, as a sentence. */
export function comparedWithBefore(now: Figures, before: Figures | null): string {
  if (!before) return 'This is the first run; the next is compared with it.';
  const right = compared(now.right, before.right);
  return `Compared with the run before, the draft is right ${right} and answers falsely ${compared(now.falsely, before.falsely)}.`;
}

function compared(now: number, before: number): string {
  const [is, was] = [Math.round(now * 100), Math.round(before * 100)];
  if (is === was) return `as often (${is}%)`;
  return `${is > was ? 'more' : 'less'} often (${is}%, was ${was}%)`;
}
