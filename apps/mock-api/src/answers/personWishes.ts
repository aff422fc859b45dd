import type { ChatLanguage } from '@parley/assistant-config/chatLanguages';

/** How a person is wished for in one language, as parts of a pattern over words in small letters, with one blank between them. */
export type PersonWishes = {
  /** Who can be nobody else but a person. */
  human: string;
  /** Who is one where somebody is to be talked to. */
  staff: string;
  /** What leads to the subject of the talk. */
  about: string;
  /** With {human}; {person}, who is any of both; and {about}, the subject, which may be left out. */
  wishes: readonly string[];
};

export const PERSON_WISHES: Readonly<Record<ChatLanguage, PersonWishes>> = {
  en: {
    human:
      '((a|an|the|your) )?((real|live|actual|human) )?(person|human( being)?|agent|representative|rep|operator|manager|employee|advis[eo]r|member of (the |your )?(staff|team))',
    staff:
      '(someone|somebody)( else| real)?( (from|of|at|in) (the|your) (shop|store|team|company|staff))?|(the |your )?(staff|team|sales|(customer )?(service|support|care))( team)?',
    about: 'about|regarding|concerning',
    wishes: [
      "(((can|could|may|how can|how do) (i|we)( please| just)*|(i|we)('d| would| really| just)* (want|need|wish|like|love|prefer|rather)( to)?|let me) )?(talk|speak|chat|be connected|be put through) (to|with) {person}{about}",
      '((can|could|would|will) you( please)? )?((connect|transfer|put|pass|forward|hand) me( through| over| on)? (to|with)|(get|give|find) me|ask( for)?) {human}{about}',
      '((can|could|would|will) you( please)? )?(connect|transfer|put|pass|forward|hand) me( through| over| on)? (to|with) {person}{about}',
      "(i|we)('d| would| really| just)* (want|need|like|prefer) {human}",
      'is there {person}( that| who)? (i|we) (can|could) (talk|speak|chat) (to|with){about}',
      'is there {human}( here| there)?',
      "(i|we) (don't|do not) (want|like) to (talk|speak|chat) (to|with) (a|an|this|the) (bot|chatbot|robot|machine|computer|ai)",
      '((a|an) )?((real|live|actual) (person|human|agent)|human( being| agent)?|representative)|{human} (please|pls)',
    ],
  },
  de: {
    human:
      '((einen?|einem|einer|der|dem) )?((echte|richtige|reale|menschliche|lebendige)[nmrs]? )?(mensch(en)?|person|mitarbeiter(s|in|n)?|(kunden)?berater(s|in|n)?)',
    staff:
      'jemand(en|em)?( (anderem|anders|echtem))?( (aus|von|vom|im) ((dem|der|ihrem|eurem) )?(team|laden|geschäft|kundendienst|support))?|((dem|ihrem|eurem|einem) )?(kundendienst|kundenservice|support|team)',
    about: 'über|wegen|zu',
    wishes: [
      '((ich|wir) (möchten?|will|wollen|würden?|muss|müssen)( gerne?| bitte| lieber| direkt)*|(kann|könnte|darf|dürfte|können|könnten|wie kann) (ich|wir)( bitte| mal| auch)*) mit {person}{about} (sprechen|reden|chatten|schreiben|verbunden werden)',
      'mit {person}{about} (sprechen|reden|chatten|verbinden)',
      '((können|könnten|würden) sie|kannst du|könntest du) mich( bitte)? (mit|an|zu) {person} (verbinden|weiterleiten|durchstellen)',
      'verbinden? (sie )?mich( bitte)? mit {person}',
      '(ich|wir) (brauche|brauchen|will|wollen|möchten?|hätten? gerne?)( bitte| lieber)* {human}( sprechen)?',
      'gibt es( hier| auch)* {person} mit (dem|der) (ich|wir)( hier)? (sprechen|reden|schreiben|chatten) (kann|können)',
      'ich (will|möchte) nicht mit (einem|einer|dem|der|diesem) (bot|chatbot|roboter|maschine|computer|ki) (sprechen|reden|schreiben|chatten)',
      '(ein(en)? )?((echter|echten|richtiger|richtigen) )?mensch(en)?|{human} bitte',
    ],
  },
  es: {
    human:
      '((una?|algún|alguna|la|el) )?(persona|(ser )?humano|agente|operadora?|asesora?|representante|emplead[oa])( (real|humana?|de verdad|de carne y hueso))?',
    staff:
      'alguien( (del?|de la|de su|de tu) (equipo|tienda|personal))?|((el|su|un) )?((servicio|departamento) de )?(atención al cliente|servicio al cliente|soporte)',
    about: 'sobre|acerca de|por',
    wishes: [
      '((yo )?(quiero|quisiera|querría|quería|deseo|necesito|prefiero|preferiría|me gustaría|puedo|podría|podemos|se puede|cómo puedo|es posible) )?(hablar|chatear|conversar|comunicarme) (con|a) {person}{about}',
      '((me )?(puede|puedes|podría|podrías|pueden)( por favor)? )?(pasarme|pasar|páseme|pásame|comunicarme|comunicar|comuníqueme|conectarme|conécteme|ponerme|poner|póngame|ponme|transferirme|transfiérame)( en contacto)? (con|a) {person}',
      '(quiero|quisiera|necesito|prefiero)( a)? {human}',
      'hay {person} con (quien|la que|el que) (pueda|puedo|se pueda) hablar',
      'no quiero hablar con (una?|el|la|este) (bot|chatbot|robot|máquina|ordenador|ia)',
      '(una? )?(persona (real|humana|de verdad)|(ser )?humano|agente (humano|real))|{human} por favor',
    ],
  },
  fr: {
    human:
      '((une? |la |votre )?((vraie|véritable) )?personne( (réelle|humaine|physique))?|((un|une|le|votre) )?((vrai|véritable) )?((être )?humain|conseill(er|ère)|agent|opérat(eur|rice)|représentante?|employée?)( (réel|humain))?)',
    staff:
      "quelqu'un( d'autre)?( (de|du|dans) (l'|la |votre )?(équipe|magasin|boutique))?|((le|la|votre|un) |l')?(service (client|clients|clientèle)|support|équipe)",
    about: "de|d'|du|des|au sujet de|à propos de|concernant|sur",
    wishes: [
      "((je|nous) (veux|voudrais|souhaite|souhaiterais|dois|préfère|préférerais|voulons|voudrions)( bien)?|j'aimerais( bien)?|(comment )?(puis je|est ce que je peux|pourrais je|peut on|je peux)|(est il|c'est|est ce) possible de) (parler|discuter|échanger) (à|avec|au|a) {person}{about}",
      '(parler|discuter|échanger) (à|avec|au|a) {person}{about}',
      '((pouvez vous|pourriez vous|peux tu|pourrais tu) )?(me (passer|transférer à|connecter à|mettre en (contact|relation) avec)|passez moi|transférez moi à|connectez moi à|mettez moi en (contact|relation) avec) {person}',
      "((je (veux|voudrais|souhaite|préfère)|il me faut|j'aimerais) |j'ai besoin d'){human}",
      'y a t il {person} (à|avec) qui (je peux|je puisse|parler)( parler)?',
      'je ne veux pas parler (à|avec) (une?|ce|cette|le) (bot|chatbot|robot|machine|ordinateur|ia)',
      "(un |une )?((vraie|véritable) personne|personne (réelle|humaine)|(être )?humain|(vrai )?conseiller)|une personne s'il vous plaît",
    ],
  },
  it: {
    human:
      "((una?|vostr[oa]) |un')?((vera|vero) )?(persona|(essere )?umano|operat(ore|rice)|consulente|addett[oa]|impiegat[oa])( (vera|vero|reale|umana|umano|in carne e ossa))?",
    staff:
      "qualcuno( (del|della|dal|di) (vostro )?(negozio|team|personale))?|((il|vostro|un) |l')*(servizio clienti|assistenza( clienti)?|collega)",
    about: 'di|del|della|dei|su|sul|sulla|riguardo',
    wishes: [
      '((vorrei|voglio|vorremmo|desidero|preferisco|preferirei|devo|posso|potrei|possiamo|si può|come posso|mi piacerebbe|ho bisogno di|(è|sarebbe) possibile) )?(parlare|chattare|comunicare) (con|a|ad|col|al) {person}{about}',
      '((mi )?(può|puoi|potete|potrebbe|potreste)( per favore)? )?(mettermi|mettere|mettetemi|mi metta|passarmi|passare|mi passi|passatemi|collegarmi|collegare|mi colleghi)( in (contatto|comunicazione))?( (con|a))? {person}',
      '(vorrei|voglio|preferisco|mi serve|ho bisogno di) {human}',
      "c'è {person} con cui (posso|poter|potrei) parlare",
      'non voglio parlare con (una?|questo|questa|il) (bot|chatbot|robot|macchina|computer|ia)',
      '(una? )?(persona (vera|reale|umana)|vera persona|(essere )?umano|operatore( umano)?)|{human} per (favore|piacere)',
    ],
  },
  nl: {
    human:
      '((een|de|jullie|uw) )?((echte?|levende?|menselijke?) )?(mens|persoon|medewerk(er|ster)|adviseur)( van vlees en bloed)?',
    staff:
      '(iemand|een collega)( (anders|echt))?( (van|uit) (de |het |jullie |uw )?(winkel|team|klantenservice))?|((de|jullie|uw|een) )?(klantenservice|klantendienst|helpdesk)',
    about: 'over|vanwege',
    wishes: [
      '((ik|wij|we) (wil|willen|zou|zouden|moet)( graag| liever| even)*|(hoe )?(kan|mag|kunnen|zou) (ik|we)( even| misschien| ook)*) (met )?{person}{about} (praten|spreken|chatten|kunnen (praten|spreken))',
      'met {person}{about} (praten|spreken|chatten)',
      '(wilt|kunt|kun|wil|kan|zou) (u|je|jij) (me|mij)( alstublieft| even)? ((doorverbinden|verbinden) met {person}|met {person} (doorverbinden|verbinden))',
      'verbind (me|mij)( door)? met {person}( door)?',
      '(ik|wij|we) (wil|willen|heb|hebben|zoek)( graag| liever)* {human}( nodig)?',
      'is er {person} met wie (ik|we) (kan|kunnen) (praten|spreken|chatten)',
      'ik wil niet met (een|deze|de) (bot|chatbot|robot|machine|computer|ai) (praten|spreken|chatten)',
      '(een )?(echt mens|echte (mens|persoon|medewerker)|mens)|{human} (graag|alstublieft|alsjeblieft)',
    ],
  },
  pt: {
    human:
      '((uma?|algum|alguma) )?(pessoa|(ser )?humano|atendente|agente|operadora?|assistente humano|funcionári[oa]|colaboradora?|representante)( (real|humana?|de verdade|verdadeir[oa]|de carne e osso))?',
    staff:
      'alguém( (d[aoe]|da sua|da vossa) (equipa|equipe|loja))?|((o|a|vosso|seu) )?((serviço de )?(apoio|suporte|atendimento)( ao cliente)?)',
    about: 'sobre|acerca de|por causa de',
    wishes: [
      '((eu )?(quero|queria|gostaria de|gostava de|preciso( de)?|prefiro|preferia|desejo|posso|poderia|podia|podemos|pode se|é possível|como (posso|faço para)) )?(falar|conversar) (com|a) {person}{about}',
      '((me )?(pode|poderia|podia|podes)( por favor)? )?(me )?(passar|passe|ligar|ligue|pôr|ponha|transferir|transfira|conectar|conecte|colocar|coloque)( me)?( em (contacto|contato))? (com|a|para) {person}',
      '(eu )?(quero|queria|prefiro|preciso de) {human}',
      'há {person} com quem (eu )?(possa|posso) falar',
      'não quero falar com (uma?|o|a|este) (bot|chatbot|robô|robot|máquina|computador|ia)',
      '(uma? )?(pessoa (real|humana|de verdade)|(ser )?humano|atendente( humano)?)|{human} (por favor|se faz favor)',
    ],
  },
};
