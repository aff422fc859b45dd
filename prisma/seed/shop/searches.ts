/** What visitors looked for in the last month, how often, and which products were shown. */
export const SEARCHES: readonly (readonly [query: string, times: number, products: readonly number[]])[] = [
  ['red jacket under 150', 12, [1, 3, 5, 9, 7]],
  ['hiking boots size 42', 15, [38, 39, 40, 41]],
  ['waterproof jacket', 14, [1, 2, 11, 12]],
  ['tent for two', 9, [56, 58, 59]],
  ['sleeping bag', 8, [61, 62, 63]],
  ['merino shirt', 7, [25, 26, 27, 28]],
  ['day pack', 10, [48, 54]],
  ['headlamp', 6, [74]],
  ['kids rain jacket', 5, [93]],
  ['trail running shoes', 9, [42, 43]],
  ['snowshoes size 50', 4, []],
  ['rucksack rain hood', 3, []],
  ['dog backpack', 3, []],
  ['bear spray', 2, []],
  ['ski helmet', 1, []],
  ['electric bike', 1, []],
];
