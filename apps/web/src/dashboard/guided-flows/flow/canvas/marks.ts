/** What is worth seeing of a step or connection beside itself. Everything is left out where there is nothing. */
export type Mark = {
  /** Something is wrong with it. */
  problem?: 'error' | 'warning';
  /** What a test has shown: in which order it was passed, or that the visitor stands there. */
  trace?: { order: number; isHere: boolean };
  /** What has become of it between two versions. */
  diff?: 'Added' | 'Removed' | 'Changed';
  /** Where a connection that is being drawn may end. */
  target?: 'valid' | 'refused';
};

export type Marks = ReadonlyMap<string, Mark>;
export const NO_MARKS: Marks = new Map();
export const NO_MARK: Mark = {};
