/** What became of a conversation, in a word or two. */
export const OUTCOMES: Readonly<Record<string, { name: string; look: string }>> = {
  Answered: { name: 'Answered', look: 'text-ink-muted' },
  HandedOver: { name: 'Handed over', look: 'text-ink-muted' },
  Unanswered: { name: 'Not answered', look: 'text-critical' },
  Person: { name: 'By a person', look: 'text-ink-muted' },
  Open: { name: 'No reply yet', look: 'text-caution' },
};
