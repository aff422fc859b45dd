import { mark } from '#language/t.ts';

/** What somebody can pick: the character, or a company's own emoji by its shortcode. */
export type Emoji = { text: string; name: string; image?: string; /** By what else it is found. */ words?: string };
export type EmojiGroup = { name: string; emojis: readonly Emoji[] };

/* The ones that people write to shops with, by their Unicode names. All others come from the device's own keyboard. */

const group = (name: string, list: string): EmojiGroup => ({
  name,
  emojis: list.split(',').map((entry) => {
    const [text = '', ...words] = entry.trim().split(' ');
    return { text, name: words.join(' ') };
  }),
});

export const GROUPS: readonly EmojiGroup[] = [
  group(
    mark('Smileys'),
    `😀 grinning face, 😃 grinning face with big eyes, 😄 smiling face with open eyes, 😁 beaming face, 😅 grinning face with sweat,
     😂 tears of joy, 🤣 rolling on the floor laughing, 🙂 slightly smiling face, 🙃 upside-down face, 😉 winking face,
     😊 smiling face, 😇 halo, 🥰 smiling face with hearts, 😍 heart eyes, 😘 blowing a kiss, 😋 savouring food, 😜 winking with tongue,
     🤗 hugging face, 🤔 thinking face, 🤨 raised eyebrow, 😐 neutral face, 😏 smirking face, 🙄 rolling eyes, 😬 grimacing face,
     😌 relieved face, 😴 sleeping face, 😷 medical mask, 🤒 thermometer, 🥵 hot face, 🥶 cold face, 🤯 exploding head, 🥳 partying face,
     😎 sunglasses, 🤓 nerd face, 😕 confused face, 🙁 slightly frowning face, 😮 open mouth, 😲 astonished face, 🥺 pleading face,
     😢 crying face, 😭 loudly crying face, 😱 screaming in fear, 😤 steam from nose, 😡 enraged face, 🤦 facepalm, 🤷 shrug`,
  ),
  group(
    mark('Hands and hearts'),
    `👍 thumbs up, 👎 thumbs down, 👌 OK hand, ✌️ victory hand, 🤞 crossed fingers, 👋 waving hand, 👏 clapping hands, 🙌 raising hands,
     🙏 folded hands thank you, 🤝 handshake, 💪 flexed biceps, 👀 eyes, ❤️ red heart, 🧡 orange heart, 💛 yellow heart, 💚 green heart,
     💙 blue heart, 💜 purple heart, 💔 broken heart, 💯 hundred points, ✨ sparkles, 🔥 fire, 🎉 party popper, ⭐ star`,
  ),
  group(
    mark('Nature and weather'),
    `🐶 dog, 🐱 cat, 🐻 bear, 🦊 fox, 🐦 bird, 🐟 fish, 🐝 bee, 🌲 evergreen tree, 🌻 sunflower, 🍂 fallen leaf, ☀️ sun, ⛅ sun behind cloud,
     🌧️ rain, ⛈️ thunder, ❄️ snowflake, 🌊 wave, 🏔️ mountain, 🏕️ camping, 🌙 moon, 🌈 rainbow`,
  ),
  group(
    mark('Food and drink'),
    `☕ coffee, 🍵 tea, 🍺 beer, 🍷 wine, 🍞 bread, 🧀 cheese, 🍎 apple, 🍌 banana, 🍓 strawberry, 🥕 carrot, 🍕 pizza, 🍔 burger,
     🍜 noodles, 🍣 sushi, 🍰 cake, 🍪 cookie`,
  ),
  group(
    mark('Things and places'),
    `📦 package, 🚚 delivery truck, ✈️ aeroplane, 🚗 car, 🚲 bicycle, 🚆 train, 🏠 house, 🏪 shop, 🛒 shopping trolley, 🛍️ shopping bags,
     💳 credit card, 💰 money bag, 🎁 present, 👟 running shoe, 🥾 hiking boot, 👕 T-shirt, 🧥 coat, 🎒 backpack, 🧦 socks, 📏 ruler,
     📷 camera, 📱 mobile phone, 💻 laptop, ⌚ watch, 📅 calendar, 📄 page, ✉️ envelope, 📞 telephone, 🔧 spanner, 🔑 key, 🔋 battery`,
  ),
  group(
    mark('Signs'),
    `✅ done tick, ❌ cross, ❓ question mark, ❗ exclamation mark, ⚠️ warning, ℹ️ information, ⏳ hourglass, 🔁 repeat, 🔙 back, ➡️ right arrow,
     ⬅️ left arrow, ⬆️ up arrow, ⬇️ down arrow, 🆗 OK, 🆕 new, 🔴 red circle, 🟢 green circle`,
  ),
];

/** The groups with those emojis whose names hold all words of `query`; groups that have none are left out. */
export function foundEmojis(groups: readonly EmojiGroup[], query: string): EmojiGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, emojis }) => ({
      name,
      emojis: emojis.filter((emoji) => {
        const names = `${emoji.name} ${emoji.words ?? ''}`.toLowerCase();
        return words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ emojis }) => emojis.length > 0);
}
