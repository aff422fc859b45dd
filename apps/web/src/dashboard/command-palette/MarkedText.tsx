import { Text } from 'react-aria-components';
import { markedParts } from './markedParts.ts';

/** A label with the characters that answer the search set off. */
export function MarkedText({ text, marks }: { text: string; marks: ReadonlySet<number> }) {
  return (
    <Text slot="label" className="truncate">
      {markedParts(text, marks).map(({ from, part, isMarked }) =>
        isMarked ? (
          <mark key={from} className="bg-transparent font-semibold text-brand">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </Text>
  );
}
