/** The widget's few words of its own, by language; what is not here is said in English. */
const WORDS: Readonly<Record<string, { close: string; unread: string }>> = {
  de: { close: 'Schließen', unread: 'Ungelesen' },
  es: { close: 'Cerrar', unread: 'Mensajes sin leer' },
  fr: { close: 'Fermer', unread: 'Messages non lus' },
  it: { close: 'Chiudi', unread: 'Messaggi non letti' },
  nl: { close: 'Sluiten', unread: 'Ongelezen' },
  pt: { close: 'Fechar', unread: 'Mensagens não lidas' },
};

const wordsIn = (locale: string) => WORDS[locale.slice(0, 2)];

export const closeWord = (locale: string): string => wordsIn(locale)?.close ?? 'Close';

export function unreadWords(count: number, locale: string): string {
  const words = wordsIn(locale);
  return words ? `${words.unread}: ${count}` : `${count} unread`;
}
