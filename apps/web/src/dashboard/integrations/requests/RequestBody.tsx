import { ScrollArea } from '#ui/dialogs/ScrollArea.tsx';

/** What was said in one direction, as it is read best. */
export function RequestBody({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-xs font-semibold">{title}</h3>
      <div className="flex max-h-64 flex-col overflow-hidden rounded-control border border-line bg-surface">
        <ScrollArea label={title}>
          <pre className="p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">{indented(text)}</pre>
        </ScrollArea>
      </div>
    </div>
  );
}

/** JSON over several lines; anything else as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
