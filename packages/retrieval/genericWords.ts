/** Words that a question can be without and still ask the same: that no passage holds one says nothing. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'threw throw away deduct item items possible tiny mine tomorrow extra spread few accepted becoming become turned up ' +
    'soon happen happens happened work works working quite always often never sometimes ever maybe perhaps really actually ' +
    'together many lot bit kind sort way ways poured ruined follow prepare want wanted need needed know knew find found ' +
    'tell told ask asked look looks looking try tried help helps mean means think thought believe bring brought keep kept ' +
    'hold holds held leave left stay move moved turn run stop start begin end finish finished come came reach reaches ' +
    'reached receive received arrive arrived show see saw seen hear heard feel felt seem choose pick decide allowed allow ' +
    'impossible necessary good bad better best great fine okay right wrong new old same other another different several ' +
    'every each enough less least most first last next previous current own able likely sure certain ready special ' +
    'particular usual normal general main whole half quarter part parts piece pieces set number numbers amount amounts ' +
    'level type types problem problems issue issues question questions answer reason case example time times moment minute ' +
    'minutes hour hours day days today tonight yesterday morning evening night week weekend month year years ago later ' +
    'early late long short high low big large small wide far near close here there inside outside above below under between ' +
    'during before after since until around home house place places side front back top bottom middle person people ' +
    'somebody anybody everybody friend friends customer customers thing things stuff product products goods article ' +
    'articles anything everything nothing something information details detail rang rings bell one two three four five six ' +
    'seven eight nine ten fifteen twenty hundred thousand mr mrs please provider manage managed deal handle include ' +
    'included contain consist depends depend matter matters exactly approximately roughly usually normally currently ' +
    'already still yet just even only also too very much more quickly slowly easily simply additional further total maximum ' +
    'minimum neither either both none without within per via instead rather fully completely partly explain describe advise ' +
    'recommend suggest suggestion offer offers offered provide provides provided serve carry carried call called named name ' +
    'use used using usage put wear wore worn hang lies lie lay sit stand stands stood walk walked spend spent'
  ).split(' '),
);
