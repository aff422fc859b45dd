/** How well something fits a question, as a bar with a mark where it begins to count. */
export function Score({ score, threshold }: { score: number; threshold: number }) {
  const isAbove = score >= threshold;
  return (
    <span className="ml-auto flex flex-none items-center gap-1.5 text-xs tabular-nums">
      <span aria-hidden className="relative h-1.5 w-20 rounded-full bg-press">
        <span
          className={`absolute inset-y-0 left-0 rounded-full ${isAbove ? 'bg-brand' : 'bg-ink-faint'}`}
          style={{ width: `${Math.min(1, Math.max(0, score)) * 100}%` }}
        />
        <span className="absolute -inset-y-0.5 w-px bg-ink" style={{ left: `${threshold * 100}%` }} />
      </span>
      {score.toFixed(2)}
      <span className="sr-only">{isAbove ? ', enough to count' : ', not enough to count'}</span>
    </span>
  );
}
