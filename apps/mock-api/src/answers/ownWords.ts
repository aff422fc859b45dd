import { chatLanguageFor, type ChatLanguage } from '@parley/assistant-config/chatLanguages';

/** What an assistant says by itself where its company has set no words for it. */
export type OwnWords = {
  greeting: string;
  welcome: string;
  declined: string;
  unknown: string;
  unclear: string;
  /** Before the choices of what may have been meant. */
  meant: string;
  forPeople: string;
  failed: string;
  failedOrPerson: string;
};

const WORDS: Readonly<Record<ChatLanguage, OwnWords>> = {
  en: {
    greeting: 'Hello! What would you like to know?',
    welcome: 'You are welcome. Is there anything else?',
    declined: 'All right. Just write if anything else comes up.',
    unknown: 'I could not find an answer to that.',
    unclear: 'I am not sure what you mean.',
    meant: 'Perhaps this helps:',
    forPeople: 'Somebody of our team will answer this.',
    failed: 'I could not look that up just now. Please try again in a moment.',
    failedOrPerson: 'I could not look that up just now. Please try again in a moment, or ask a person.',
  },
  de: {
    greeting: 'Guten Tag! Was möchten Sie wissen?',
    welcome: 'Gern geschehen. Kann ich sonst noch helfen?',
    declined: 'Alles klar. Schreiben Sie einfach, wenn noch etwas ist.',
    unknown: 'Darauf habe ich keine Antwort gefunden.',
    unclear: 'Ich bin nicht sicher, was Sie meinen.',
    meant: 'Vielleicht hilft das weiter:',
    forPeople: 'Jemand aus unserem Team wird Ihnen antworten.',
    failed: 'Ich konnte das gerade nicht nachsehen. Bitte versuchen Sie es gleich noch einmal.',
    failedOrPerson:
      'Ich konnte das gerade nicht nachsehen. Bitte versuchen Sie es gleich noch einmal, oder fragen Sie einen Menschen.',
  },
  es: {
    greeting: '¡Hola! ¿Qué le gustaría saber?',
    welcome: 'De nada. ¿Puedo ayudarle en algo más?',
    declined: 'De acuerdo. Escriba cuando quiera si necesita algo más.',
    unknown: 'No he encontrado una respuesta a eso.',
    unclear: 'No estoy seguro de lo que quiere decir.',
    meant: 'Quizá le sirva esto:',
    forPeople: 'Alguien de nuestro equipo le responderá.',
    failed: 'No he podido consultarlo ahora mismo. Vuelva a intentarlo en un momento.',
    failedOrPerson: 'No he podido consultarlo ahora mismo. Vuelva a intentarlo en un momento o pregunte a una persona.',
  },
  fr: {
    greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
    welcome: 'Je vous en prie. Puis-je vous aider pour autre chose ?',
    declined: 'Très bien. Écrivez-moi si vous avez une autre question.',
    unknown: 'Je n’ai pas trouvé de réponse à cela.',
    unclear: 'Je ne suis pas sûr de vous comprendre.',
    meant: 'Ceci vous aidera peut-être :',
    forPeople: 'Quelqu’un de notre équipe vous répondra.',
    failed: 'Je n’ai pas pu le vérifier à l’instant. Veuillez réessayer dans un moment.',
    failedOrPerson:
      'Je n’ai pas pu le vérifier à l’instant. Veuillez réessayer dans un moment, ou demandez à une personne.',
  },
  it: {
    greeting: 'Buongiorno! Che cosa desidera sapere?',
    welcome: 'Prego. Posso aiutarla in altro?',
    declined: 'Va bene. Mi scriva pure se le serve altro.',
    unknown: 'Non ho trovato una risposta a questa domanda.',
    unclear: 'Non sono sicuro di aver capito.',
    meant: 'Forse questo la aiuta:',
    forPeople: 'Qualcuno del nostro team le risponderà.',
    failed: 'Al momento non sono riuscito a verificarlo. Riprovi tra un attimo.',
    failedOrPerson: 'Al momento non sono riuscito a verificarlo. Riprovi tra un attimo o chieda a una persona.',
  },
  nl: {
    greeting: 'Hallo! Wat wilt u weten?',
    welcome: 'Graag gedaan. Kan ik nog ergens mee helpen?',
    declined: 'Prima. Schrijf gerust als er nog iets is.',
    unknown: 'Daar heb ik geen antwoord op gevonden.',
    unclear: 'Ik weet niet zeker wat u bedoelt.',
    meant: 'Misschien helpt dit:',
    forPeople: 'Iemand van ons team zal u antwoorden.',
    failed: 'Ik kon dat zojuist niet opzoeken. Probeer het zo nog eens.',
    failedOrPerson: 'Ik kon dat zojuist niet opzoeken. Probeer het zo nog eens, of vraag een mens.',
  },
  pt: {
    greeting: 'Olá! O que gostaria de saber?',
    welcome: 'De nada. Posso ajudar em mais alguma coisa?',
    declined: 'Tudo bem. Escreva se precisar de mais alguma coisa.',
    unknown: 'Não encontrei uma resposta para isso.',
    unclear: 'Não sei bem o que quer dizer.',
    meant: 'Talvez isto ajude:',
    forPeople: 'Alguém da nossa equipa irá responder-lhe.',
    failed: 'Não consegui consultar isso agora. Tente novamente dentro de momentos.',
    failedOrPerson: 'Não consegui consultar isso agora. Tente novamente dentro de momentos ou pergunte a uma pessoa.',
  },
};

/** For who is spoken to in `language`, a BCP 47 tag; in English where there are none in it. */
export const ownWords = (language: string | null): OwnWords => WORDS[chatLanguageFor(language ?? 'en')];
