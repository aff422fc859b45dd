import * as v from 'valibot';

export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** A BCP 47 tag of language and, where it matters, script or region. */
export const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'Choose a language.'),
);

/** Null, or a path of the API below `/assistants/`. */
export const imagePath = v.nullable(
  v.pipe(v.string(), v.maxLength(200), v.regex(/^\/assistants\/[a-z-]+\/[\w-]+$/, 'Choose the picture again.')),
);

export const colour = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'Enter a colour such as #00625a.'));

export const localisedText = (most: number) =>
  v.record(language, v.pipe(v.string(), v.maxLength(most, `Use at most ${most} characters.`)));

export const wholeNumber = (least: number, most: number) => {
  const message = `Use a whole number from ${least} to ${most}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

/** Of the clock, '09:30'; '24:00' is the end of the day. */
export const timeOfDay = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Choose a time.'));
