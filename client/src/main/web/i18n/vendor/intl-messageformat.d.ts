/** What the page uses of FormatJS's IntlMessageFormat. */
export declare class IntlMessageFormat {
  constructor(pattern: string, language: string, formats?: undefined, options?: { ignoreTag: true });
  format(values: Readonly<Record<string, string | number>>): unknown;
}
