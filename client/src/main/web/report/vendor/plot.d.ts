/** What reports use of Observable Plot. */
export interface Mark {
  readonly ariaLabel?: string | null;
}

type Channel<T> = string | ((datum: T, index: number) => unknown);

type Options<T> = Readonly<Record<string, Channel<T> | number | undefined>>;

export declare function plot(
  options: Readonly<Record<string, unknown>> & { marks: readonly Mark[] },
): Element;
export declare function axisX(options: Readonly<Record<string, unknown>>): Mark;
export declare function axisY(options: Readonly<Record<string, unknown>>): Mark;
export declare function barX<T>(data: readonly T[], options: Options<T>): Mark;
export declare function dot<T>(data: readonly T[], options: Options<T>): Mark;
export declare function link<T>(data: readonly T[], options: Options<T>): Mark;
export declare function ruleX<T>(data: readonly T[], options: Options<T>): Mark;
export declare function text<T>(data: readonly T[], options: Options<T>): Mark;
export declare function tickX<T>(data: readonly T[], options: Options<T>): Mark;
