import { formatUnit, language } from "../i18n/translate";

/** A share in per cent, to a tenth. */
export function percent(share: number): string {
  const style = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), style).format(share);
}

/** A difference of shares in points, with its sign. */
export function points(difference: number): string {
  const style = {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  } as const;
  return new Intl.NumberFormat(language(), style).format(100 * difference).replace("-", "−");
}

/** A whole number. */
export const count = (number: number): string => new Intl.NumberFormat(language()).format(number);

/** About so long. */
export function span(seconds: number): string {
  if (seconds < 120) return formatUnit(Math.round(seconds), "second");
  if (seconds < 7_200) return formatUnit(Math.round(seconds / 60), "minute");
  return formatUnit(Math.round(seconds / 3_600), "hour");
}
