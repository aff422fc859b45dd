type Message = {
  readonly body: string;
  readonly takenBackAt?: string | null;
  readonly attachments: readonly { readonly name: string }[];
};

/** A message in one line: its text, else the names of its files. `takenBack` stands for a message that was taken back. */
export function excerpt({ body, takenBackAt, attachments }: Message, takenBack = 'Taken back'): string {
  if (takenBackAt) return takenBack;
  return body || attachments.map(({ name }) => name).join(', ');
}
