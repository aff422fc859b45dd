/** Says who is typing; always in the document, so that a screen reader hears the change. */
export function TypingIndicator({ name }: { name: string | null }) {
  return (
    <output className="flex h-6 flex-none items-center gap-2 pl-8 text-xs text-ink-faint">
      {name && (
        <>
          <span aria-hidden className="flex gap-0.5">
            {['0ms', '160ms', '320ms'].map((animationDelay) => (
              <span
                key={animationDelay}
                style={{ animationDelay }}
                className="size-1 rounded-full bg-current motion-safe:animate-pulse"
              />
            ))}
          </span>
          {name} is typing
        </>
      )}
    </output>
  );
}
