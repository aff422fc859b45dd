import * as v from 'valibot';

const Words = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const Options = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string(), values: v.array(v.string()) })));
const Chosen = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** A list of words, as columns hold it. */
export const readWords = (json: string): string[] => v.parse(Words, json);
/** A product's options, as its column holds them. */
export const readOptions = (json: string) => v.parse(Options, json);
/** A variant's options, as its column holds them. */
export const readChosen = (json: string) => v.parse(Chosen, json);
