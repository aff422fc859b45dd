type OrderRowProps = { name: string; value: string; isQuiet?: boolean };

/** One line of an order: what it is, and what it costs or how long it lasts. */
export function OrderRow({ name, value, isQuiet = false }: OrderRowProps) {
  return (
    <div className={`flex justify-between gap-4 ${isQuiet ? 'text-ink-muted' : ''}`}>
      <dt className="min-w-0 text-pretty">{name}</dt>
      <dd className="flex-none tabular-nums">{value}</dd>
    </div>
  );
}
