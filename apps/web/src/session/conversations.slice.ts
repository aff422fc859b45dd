/** A background of the conversations' six (spec §9). */
type ConversationColour = (typeof CONVERSATION_COLOURS)[number];

export const CONVERSATION_COLOURS = [
  'bg-emerald-400',
  'bg-slate-400',
  'bg-red-400',
  'bg-indigo-400',
  'bg-sky-400',
  'bg-pink-400',
] as const;

/** What this browser knows of conversations; the records live in Relay's store. */
export type ConversationsSlice = {
  colours: Readonly<Record<string, ConversationColour>>;
  selectedId: string | null;
  isSelectedLoading: boolean;
};

export const initialConversations: ConversationsSlice = { colours: {}, selectedId: null, isSelectedLoading: false };

/**
 * The list arrived: known conversations keep their colour, new ones draw one. With nothing selected, nothing loads. Those that the list
 * no longer holds keep theirs too: they stand in other lists, and come back.
 */
export function listed(
  slice: ConversationsSlice,
  ids: readonly string[],
  draw: () => ConversationColour = drawColour,
): ConversationsSlice {
  const nothingToLoad = slice.selectedId === null && ids.length === 0;
  return {
    ...ids.reduce((known, id) => created(known, id, draw), slice),
    isSelectedLoading: nothingToLoad ? false : slice.isSelectedLoading,
  };
}

/** A conversation came into being, or is shown outside of the list: it draws its colour, unless it has one. */
export function created(
  slice: ConversationsSlice,
  id: string,
  draw: () => ConversationColour = drawColour,
): ConversationsSlice {
  return slice.colours[id] ? slice : { ...slice, colours: { ...slice.colours, [id]: draw() } };
}

export function selectionStarted(slice: ConversationsSlice): ConversationsSlice {
  return { ...slice, isSelectedLoading: true };
}

/** Selecting ends loading. */
export function selected(slice: ConversationsSlice, id: string): ConversationsSlice {
  return { ...slice, selectedId: id, isSelectedLoading: false };
}

export function deselected(slice: ConversationsSlice): ConversationsSlice {
  return { ...slice, selectedId: null, isSelectedLoading: false };
}

function drawColour(): ConversationColour {
  return CONVERSATION_COLOURS[Math.floor(Math.random() * CONVERSATION_COLOURS.length)] ?? CONVERSATION_COLOURS[0];
}
