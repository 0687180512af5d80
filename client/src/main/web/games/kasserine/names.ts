import type { Area, Place } from "../../protocol/types";

/**
 * Names of the land and the hexes over which they stand, by the notes on each hex in the game's own
 * account of where its data come from. No rule reads them.
 */
const NAMES: readonly [kind: string, text: string, hexes: string][] = [
  ["relief", "Dj. Lessouda", "3516 3517 3616 3617"],
  ["village", "Crossroads", "3418"],
  ["relief", "Faïd Pass", "3919 3918"],
  ["relief", "Dj. Ksaira", "3821 3822 3922"],
  ["relief", "Maizila Pass", "3724 3725"],
  ["relief", "Dj. Hamra", "3017 3117 3118 3216 3217 3317"],
  ["relief", "Kasserine Pass", "1811 1912 1913"],
  ["relief", "Dj. Chambi", "1413 1513 1613 1712 1514 1612"],
  ["relief", "Dj. Semmama", "2009 2110 2111 2210 2310"],
  ["relief", "Dj. Selloum", "1817 1917 2016 2116 2216"],
  ["relief", "Dj. el Hamra", "0910 0911 1010 1011 1109"],
  ["relief", "Dj. Bireno", "1210 1310 1311 1410 1411"],
  ["relief", "Dj. Sidi Aïch", "1523 1623 1722 1922 2022"],
  ["relief", "Dj. Serraguia", "1520 1620 1720 1819 1920"],
  ["relief", "Dj. Koumine", "2418 2519 2618 2718"],
  ["relief", "Dj. Kebar", "2824 2924 3024 3124"],
  ["relief", "Dj. Barbrou", "3004 3104 3204 3304 3403"],
  ["relief", "Dj. Mghila", "3209 3308"],
  ["relief", "Dj. Tiouacha", "2507 2508 2509"],
  ["relief", "Dj. Majoura", "2225 2325 2425 2525"],
  ["relief", "Dernaïa Pass", "1017 1018"],
];

/** The names as areas of a sheet. */
export const LAND_NAMES: readonly Area[] = NAMES.map(([kind, label, hexes]) => ({
  kind: `named-${kind}`,
  label,
  hexes: hexes.split(" ") as Place[],
}));
