/** The languages that have a file, found when the page is put together. */
declare module "languages-there" {
  /** Their codes, such as `it`. */
  export const TRANSLATIONS: readonly string[];
}
