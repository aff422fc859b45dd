type TextFile = { name: string; text: string; mediaType: string };

/** Gives a text to the browser to save as a file. */
export function saveFile({ name, text, mediaType }: TextFile) {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari begins to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
