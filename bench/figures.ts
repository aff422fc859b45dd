export type Limit = { atMost: number } | { atLeast: number } | null;
type Figure = { name: string; value: number; unit: string; limit: Limit };

/** Prints `name value unit limit pass|FAIL`, one line a figure, and remembers whether all held. */
export class Figures {
  #failed = 0;

  add({ name, value, unit, limit }: Figure): void {
    const holds = isWithin(value, limit);
    if (!holds) this.#failed += 1;
    console.log([name, rounded(value), unit, written(limit), holds ? 'pass' : 'FAIL'].join(' '));
  }

  get failed(): number {
    return this.#failed;
  }
}

function isWithin(value: number, limit: Limit): boolean {
  if (limit === null) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function written(limit: Limit): string {
  if (limit === null) return '-';
  return 'atMost' in limit ? `<=${limit.atMost}` : `>=${limit.atLeast}`;
}

function rounded(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toPrecision(3);
}
