/**
 * What can be wrong with the database's file, as a person sees it:
 * - `NoDirectory`, `ReadOnly`, `NotADatabase`, `Corrupt`, `Unreadable`: the file cannot be used as it is.
 * - `InUse`: another process serves this database.
 * - `MigrationChanged`, `MigrationUnfinished`: the file does not follow the migrations that are here.
 * - `Busy`: another process has held the write lock for longer than one should wait; trying again later helps.
 * - `Full`: the disk is full; nothing was written.
 */
export type DatabaseFaultKind =
  | 'NoDirectory'
  | 'ReadOnly'
  | 'NotADatabase'
  | 'Corrupt'
  | 'Unreadable'
  | 'InUse'
  | 'MigrationChanged'
  | 'MigrationUnfinished'
  | 'Busy'
  | 'Full';

/** A database that cannot serve, with a sentence that says what to do. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';

  constructor(
    readonly kind: DatabaseFaultKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
