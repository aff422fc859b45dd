import type { ClientSubscriptionType } from '@parley/db';
import { LIMITS } from '../extraction/extraction.ts';

/** Of one request, so that a broken line costs little. */
export const PART_BYTES = 1_000_000;

export const LARGEST_DOCUMENT = LIMITS.file;

export const READABLE = /\.(pdf|docx|xlsx|pptx|txt|md|markdown|html?|csv|tsv)$/i;

/** How many documents a company may have, by its plan; without one, those of a trial. */
export const MOST_DOCUMENTS: Readonly<Record<ClientSubscriptionType, number>> = {
  Starter: 50,
  Standard: 200,
  Pro: 1000,
  Enterprise: 5000,
};
