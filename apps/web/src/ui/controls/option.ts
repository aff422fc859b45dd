import { type ReactNode } from 'react';

/** One of the things that a control lets people choose from. */
export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  /** A sign or avatar before the label, 16 to 20 px. */
  icon?: ReactNode;
  isDisabled?: boolean;
};

/** The option that a library's key stands for, with its own type of id. */
export function optionOf<Id extends string>(options: readonly Option<Id>[], key: unknown): Option<Id> | null {
  return options.find(({ id }) => id === key) ?? null;
}
