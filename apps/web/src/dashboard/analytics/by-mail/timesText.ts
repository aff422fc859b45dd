type Times = { cadence: string; hour: number; timezone: string };

const DAYS: Readonly<Record<string, string>> = {
  Daily: 'Every day',
  Weekly: 'Every Monday',
  Monthly: 'On the first of each month',
};

/** When a report goes out: «Every Monday at 08:00, Europe/Zurich». */
export const timesText = ({ cadence, hour, timezone }: Times): string =>
  `${DAYS[cadence] ?? cadence} at ${hourText(hour)}, ${timezone.replaceAll('_', ' ')}`;

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
