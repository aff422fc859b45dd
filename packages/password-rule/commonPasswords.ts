/**
 * Passwords that attackers try first: the most frequent ones of at least 8 characters in the public rankings of leaked
 * passwords (SecLists «10-million-password-list-top-1000» and the yearly «200 most used»), in lower case.
 */
const COMMON = new Set(
  `
  00000000 01012011 0987654321 1111111111 11111111 11223344 12121212 1232323q 12341234 12344321 1234554321 123123123
  12345678 123456789 1234567890 12345678910 1234567891 123456123 123456789a 123456789q 12345qwert 1234qwer 123654789
  12qwaszx 147258369 147852369 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 4815162342 55555555
  69696969 741852963 77777777 789456123 87654321 88888888 98765432 987654321 a123456789 aa123456 aaaaaaaa abc12345
  abcd1234 abcdefgh admin123 admin1234 adminadmin airborne alexander america1 asdasdasd asdf1234 asdfasdf asdfghjk
  asdfghjkl babygirl barcelona baseball baseball1 basketball benjamin bigdaddy blink182 brooklyn bulldogs butterfly
  california carolina caroline changeme changeme1 charlie1 cherokee chocolate cocacola colorado computer computer1
  corvette courtney creative danielle darkness darkside december dolphins einstein electric elephant explorer
  facebook facebook1 fishing1 football football1 franklin garfield gateway1 giovanni godzilla guinness hardcore
  hello123 hello1234 iloveyou iloveyou1 iloveyou2 infinity internet internet1 jennifer jonathan jordan23 juventus
  kawasaki kimberly lasvegas letmein1 letmein123 lifehack liverpool liverpool1 logitech lovelove lovely123 marlboro
  marshall maryjane maverick mercedes metallic metallica michael1 michelle michigan midnight minecraft mitchell
  mnbvcxz1 motorola mountain mustang1 myspace1 nicholas nintendo november pa55word pa$$word panthers paradise
  passport passw0rd passw0rd1 password password! password01 password1 password12 password123 password1234 password2
  patricia patriots pearljam peekaboo peekaboo1 platinum playboy1 poohbear predator princess princess1 q1w2e3r4
  q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qq123456 qwe123qwe qweasdzxc qweqweqwe qwer1234 qwerty12 qwerty123
  qwerty123! qwerty1234 qwerty12345 qwertyui qwertyuiop rainbow1 redskins redwings rosebud1 samantha scarface
  scorpion scotland secret123 security semperfi shithead simpsons skywalker slipknot snickers snowball softball
  spiderman spitfire stargate starwars starwars1 steelers sunshine sunshine1 superman superman1 superstar
  tottenham trinity1 trustno1 undertaker valentin veronica victoria virginia vladimir warcraft welcome1 welcome123
  westside whatever whatever1 wildcats williams wolfpack xxxxxxxx yankees1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
  p@ssw0rd p@ssword p@ssw0rd1 parley123 parleyparley
  `
    .trim()
    .split(/\s+/),
);

/** Whether attackers would try it early, whatever its upper and lower case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
