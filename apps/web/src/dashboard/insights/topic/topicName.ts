import * as v from 'valibot';

export const topicName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(60, 'Use at most 60 characters.'),
);
