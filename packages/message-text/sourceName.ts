type Source = { title: string; heading: string };

/** What a source of an answer is called in the list of all of them: its title, with its heading where two have the same title. */
export function sourceName({ title, heading }: Source, all: readonly Source[]): string {
  const isOnly = all.filter((source) => source.title === title).length < 2;
  return isOnly || heading === '' ? title : `${title} · ${heading}`;
}
