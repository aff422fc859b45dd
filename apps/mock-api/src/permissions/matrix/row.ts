import type { Ids } from './records.ts';
import type { Caller } from './world.ts';

/** What comes of a call: `ok`, `null`, `empty` (an object without fields), or the code of the first error. */
export type Outcome = string;

export type Row = {
  /** The arguments of a call that would be right for the owner of `ids`. */
  args?: (ids: Ids, unique: string) => Record<string, unknown>;
  select?: string;
  outcomes: Readonly<Record<Caller, Outcome>>;
  /** Ids that a right call may leave out, by their place in the arguments; given only to try unknown ones. */
  optionalIds?: Readonly<Record<string, (ids: Ids) => unknown>>;
  /** Ids that are compared with what stands and never looked up: a wrong one is told to differ, whosever it is. */
  comparedIds?: readonly string[];
  /** What an entitled caller gets for an id that does not exist or belongs to another company. */
  unknownId?: { as: Caller; outcome: Outcome };
};

const SHORT: Readonly<Record<string, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

/** One outcome for everybody, or eight in the order of the table's heading. */
function outcomes(words: string): Row['outcomes'] {
  const list = words.split(/ +/).map((word) => SHORT[word] ?? word);
  const [first = ''] = list;
  const at = (index: number) => (list.length === 1 ? first : (list[index] ?? 'missing from the row'));
  return {
    anonymous: at(0),
    pending: at(1),
    staff: at(2),
    admin: at(3),
    lacking: at(4),
    visitor: at(5),
    otherVisitor: at(6),
    stranger: at(7),
  };
}

type Rest = Omit<Row, 'outcomes'>;

/** Who may call a root field, with what, and what comes of it. */
export const row = (words: string, rest: Rest = {}): Row => ({ outcomes: outcomes(words), ...rest });

/** What staff is told of an id that is unknown or another company’s. */
export const staffFinds = (outcome: Outcome) => ({ unknownId: { as: 'staff', outcome } }) as const;

/** What an Admin is told of an id that is unknown or another company’s. */
export const adminFinds = (outcome: Outcome) => ({ unknownId: { as: 'admin', outcome } }) as const;

/** What a visitor is told of an id that is unknown or somebody else’s. */
export const visitorFinds = (outcome: Outcome) => ({ unknownId: { as: 'visitor', outcome } }) as const;

/** Files may be left out. */
export const FILES = { 'input.attachmentIds': ({ attachment }: Ids) => [attachment] };

/** A text to a conversation. */
export const reply = ({ conversation }: Ids, key: string) => ({
  input: { conversationId: conversation, body: 'Hello', key },
});

/** How one comes to a field that has rules of its own, beyond those of the root field that led there. */
export type FieldRow = { path: (ids: Ids) => string; outcomes: Row['outcomes'] };

/** As `row`, of what the path leads to. */
export const fieldRow = (words: string, path: FieldRow['path']): FieldRow => ({ path, outcomes: outcomes(words) });
