import * as v from 'valibot';
import { timezoneNamed } from '#timezone.ts';

/** A time zone by its IANA name, as this machine knows it. */
export const timezoneName = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const name = dataset.value.length <= 64 ? timezoneNamed(dataset.value) : null;
    if (name) return name;
    addIssue({ message: 'Choose a time zone from the list.' });
    return NEVER;
  }),
);
