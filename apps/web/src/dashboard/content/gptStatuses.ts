/** What each status is called. */
export const GPT_STATUS_LABELS = {
  NotIncluded: 'Not included',
  Queued: 'Queued',
  Extracting: 'Extracting',
  Training: 'Training',
  Trained: 'Trained',
  Failed: 'Failed',
  Outdated: 'Outdated',
} as const;
export const GPT_STATUSES = [
  'Queued',
  'Extracting',
  'Training',
  'Trained',
  'Outdated',
  'Failed',
  'NotIncluded',
] as const;
