const VARIABLES = [
  'visitor.first_name',
  'visitor.name',
  'visitor.email',
  'agent.first_name',
  'company.name',
  'conversation.number',
];

/** What a text may name of the conversation in which it is used: a press puts the name in. */
export function VariableButtons({ onPut }: { onPut: (variable: string) => void }) {
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-1 text-xs text-ink-muted">
      Put in:
      {VARIABLES.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onPut(`{{${name}}}`)}
          className="min-h-6 rounded-sm bg-well px-1.5 outline-focus inset-ring inset-ring-line hover:text-ink focus-visible:outline-2"
        >
          {name}
        </button>
      ))}
    </p>
  );
}
