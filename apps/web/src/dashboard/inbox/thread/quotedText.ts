type Quotable = {
  readonly body: string;
  readonly takenBackAt?: string | null;
  readonly attachments: readonly { readonly name: string }[];
};

/** A message in a line: its words, else its files. */
export function quotedText({ body, takenBackAt, attachments }: Quotable): string {
  if (takenBackAt) return 'Taken back';
  return body || attachments.map(({ name }) => name).join(', ');
}
