import type { CompanySize } from '@parley/db';
import * as v from 'valibot';
import type { OnboardingChatInput, OnboardingDetailsInput } from '#__generated__/resolvers.ts';
import { companyName, parseInput } from '#input.ts';
import { country } from '#country.ts';
import { singleLine } from '#singleLine.ts';
import { timezoneNamed } from '#timezone.ts';
import { phoneNumber } from '#phoneNumber.ts';
import { websiteAddress } from './websiteAddress.ts';

/** What must not be empty; null says so too. */
const given = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
);
/** What may be empty, which is null. */
const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => value?.trim() || null),
      v.nullable(schema),
    ),
  );

const timezone = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    // An offset is no place: its days do not change with the seasons.
    const named = /^[a-z]/i.test(dataset.value) ? timezoneNamed(dataset.value) : null;
    if (named !== null) return named;
    addIssue({ message: 'Choose a time zone.' });
    return NEVER;
  }),
);

/** The company's details, field by field: the settings check them as the onboarding does. */
export const DETAILS = {
  name: v.optional(v.pipe(given, companyName)),
  country: v.optional(v.pipe(given, country)),
  phone: optional(phoneNumber),
  website: optional(websiteAddress),
  timezone: v.optional(v.pipe(given, timezone)),
  companySize: v.optional(v.custom<CompanySize>((size) => size !== null, 'Choose a size.')),
} satisfies Record<keyof OnboardingDetailsInput, unknown>;

const text = (missing: string, most: number) =>
  v.pipe(given, v.trim(), v.nonEmpty(missing), v.maxLength(most, `Use at most ${most} characters.`), singleLine);

const CHAT = {
  assistantTitle: v.optional(text('Give your assistant a name.', 60)),
  assistantAvatarImageId: v.optional(v.nullable(v.string())),
  assistantColour: v.optional(
    v.pipe(given, v.regex(/^#[0-9a-f]{6}$/i, 'Choose a colour, such as #00625A.'), v.toUpperCase()),
  ),
  greeting: v.optional(text('Say something to your visitors.', 200)),
} satisfies Record<keyof OnboardingChatInput, unknown>;

/** What is given of the company's details. Throws BAD_INPUT that names the field. */
export const readDetails = (input: OnboardingDetailsInput) => parseInput(DETAILS, input);

/** What is given of the first assistant. Throws BAD_INPUT that names the field. */
export const readChat = (input: OnboardingChatInput) => parseInput(CHAT, input);
