/** The widget's few words of its own, by language; what is not here is said in English. */
const WORDS: Readonly<Record<string, { close: string; closeMessage: string; unread: string }>> = {
  de: { close: 'Schließen', closeMessage: 'Nachricht von {title} schließen', unread: 'Ungelesen' },
  es: { close: 'Cerrar', closeMessage: 'Cerrar el mensaje de {title}', unread: 'Mensajes sin leer' },
  fr: { close: 'Fermer', closeMessage: 'Fermer le message de {title}', unread: 'Messages non lus' },
  it: { close: 'Chiudi', closeMessage: 'Chiudi il messaggio di {title}', unread: 'Messaggi non letti' },
  nl: { close: 'Sluiten', closeMessage: 'Bericht van {title} sluiten', unread: 'Ongelezen' },
  pt: { close: 'Fechar', closeMessage: 'Fechar a mensagem de {title}', unread: 'Mensagens não lidas' },
};

const wordsIn = (locale: string) => WORDS[locale.slice(0, 2)];

export const closeWord = (locale: string): string => wordsIn(locale)?.close ?? 'Close';

export const closeMessageWords = (title: string, locale: string): string =>
  (wordsIn(locale)?.closeMessage ?? 'Close the message of {title}').replace('{title}', () => title);

export function unreadWords(count: number, locale: string): string {
  const words = wordsIn(locale);
  return words ? `${words.unread}: ${count}` : `${count} unread`;
}
