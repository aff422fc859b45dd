/** What visitors looked for in the last month, how often, and which products were shown. */
export const SEARCHES: readonly (readonly [query: string, times: number, products: readonly number[]])[] = [
  ['red jacket under 150', 46, [1, 3, 5, 9, 7]],
  ['hiking boots size 42', 61, [38, 39, 40, 41]],
  ['waterproof jacket', 58, [1, 2, 11, 12]],
  ['tent for two', 37, [56, 58, 59]],
  ['sleeping bag', 33, [61, 62, 63]],
  ['merino shirt', 29, [25, 26, 27, 28]],
  ['day pack', 41, [48, 54]],
  ['headlamp', 24, [74]],
  ['kids rain jacket', 19, [93]],
  ['trail running shoes', 35, [42, 43]],
  ['snowshoes size 50', 18, []],
  ['rucksack rain hood', 14, []],
  ['dog backpack', 11, []],
  ['bear spray', 6, []],
  ['ski helmet', 5, []],
  ['electric bike', 3, []],
];
