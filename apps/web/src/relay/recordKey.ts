/**
 * What a fragment on the record `id` is read by, as Relay makes it where one fragment spreads another: for a record whose id is
 * known, so that no fragment need be read to find it. `spread` names the fragment: `{ ConversationRow_conversation: true }`.
 * `from` is any key of the query that brought the record.
 */
export function recordKey<Spread extends Readonly<Record<string, true>>>(from: object, id: string, spread: Spread) {
  return {
    __id: id,
    __fragments: Object.fromEntries(Object.keys(spread).map((fragment) => [fragment, {}])),
    __fragmentOwner: Reflect.get(from, '__fragmentOwner'),
    ' $fragmentSpreads': spread,
  };
}
