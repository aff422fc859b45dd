/** What a site's page remembers of the visitor's browser; in memory where site data are blocked. */
export type VisitStore = {
  get: <T>(key: string, otherwise: T) => T;
  set: (key: string, value: unknown) => void;
  clear: () => void;
};

/** `open`: the browser's storage, as a function since merely touching it throws where it is blocked. */
export function visitStore(assistantId: string, open: () => Storage): VisitStore {
  const name = `parley:${assistantId}`;
  let kept: Record<string, unknown> = {};

  // Another tab may have written since.
  function read(): Record<string, unknown> {
    try {
      kept = { ...kept, ...JSON.parse(open().getItem(name) ?? '{}') };
    } catch {
      // What is in memory has to do.
    }
    return kept;
  }

  function write() {
    try {
      open().setItem(name, JSON.stringify(kept));
    } catch {
      // As above.
    }
  }

  return {
    get: (key, otherwise) => {
      const value = read()[key];
      return isLike(value, otherwise) ? value : otherwise;
    },
    set: (key, value) => {
      kept = { ...read(), [key]: value };
      write();
    },
    clear: () => {
      kept = {};
      try {
        open().removeItem(name);
      } catch {
        // As above.
      }
    },
  };
}

/** Whether a stored value is of the kind that is asked for: another version, or somebody else, may have stored it. */
const isLike = <T>(value: unknown, otherwise: T): value is T =>
  value !== null && typeof value === typeof otherwise && Array.isArray(value) === Array.isArray(otherwise);
