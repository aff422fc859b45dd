import { CopyButton } from '#ui/CopyButton.tsx';

type Props = { label: string; text: string; copyLabel: string };

/** Code or an address, with a button that copies it. */
export function CopiedCode({ label, text, copyLabel }: Props) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-dense font-medium">{label}</h3>
        <CopyButton text={text} label={copyLabel} size="sm" />
      </div>
      <code className="block rounded-control bg-well px-3 py-2.5 text-xs leading-5 wrap-anywhere inset-ring inset-ring-line">
        {text}
      </code>
    </div>
  );
}
