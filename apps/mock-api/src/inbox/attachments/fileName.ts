import { fileTypeOf } from './fileTypes.ts';

const LONGEST_NAME = 120;
/** What comes before the last so many characters is not looked at: spaces by the thousand would take long. */
const LOOKED_AT = 1000;

/**
 * The name under which a file is kept and downloaded: without folders and without what cannot be seen (which could turn
 * «gpj.exe» around), and with an ending that fits what the file is: a program that calls itself a picture, or a script
 * that is no more than text, gets the ending of what it really is.
 */
export function fileName(given: string, mediaType: string): string {
  const { base, ending } = partsOf(given);
  const endings = fileTypeOf(mediaType)?.endings ?? [];
  if (endings.includes(ending.toLowerCase())) return `${shortened(base)}.${ending}`;
  const whole = ending === '' ? base : `${base}.${ending}`;
  return `${shortened(whole)}.${endings[0] ?? 'bin'}`;
}

function partsOf(given: string) {
  const seen = given
    .slice(-LOOKED_AT)
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_');
  const name = (seen.split(/[/\\]/).at(-1) ?? '').replace(/^[\s.]+/, '').replace(/[\s.]+$/, '');
  const [, base, ending] = /^(.+)\.(\w{1,10})$/u.exec(name) ?? [null, name, ''];
  return { base: base || 'file', ending: ending ?? '' };
}

const shortened = (name: string) => Array.from(name).slice(0, LONGEST_NAME).join('').trimEnd();
