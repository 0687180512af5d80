/** Faults of a value, each with the path where it lies; none when the value is as its type says. */
export type Check = (value: unknown, path: string) => string[];

interface Optional {
  optional: Check;
}

/** A check for every field of a type: one left out, or one too many, does not compile. */
type Shape<T> = {
  [K in keyof T as string extends K ? never : K]-?: undefined extends T[K] ? Optional : Check;
};

const is =
  (kind: string, test: (value: unknown) => boolean): Check =>
  (value, path) =>
    test(value) ? [] : [`${path} should be ${kind}, not ${JSON.stringify(value)}`];

export const text = is("a text", (v) => typeof v === "string");
export const number = is("a number", (v) => typeof v === "number");
export const flag = is("true or false", (v) => typeof v === "boolean");
export const anything: Check = () => [];
export const textOrNumber = is("a text or a number", (v) =>
  ["string", "number"].includes(typeof v),
);

export const optional = (check: Check): Optional => ({ optional: check });

export const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path);

export const oneOf = (...words: string[]): Check =>
  is(`one of ${words.join(", ")}`, (v) => words.includes(String(v)));

export const list =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => check(item, `${path}[${i}]`))
      : [`${path} should be a list`];

export const record =
  (check: Check): Check =>
  (value, path) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) => check(item, `${path}.${key}`))
      : [`${path} should be fields`];

/** Faults of fields, each checked by its own; none may be missing that is not optional. */
export function shape<T>(fields: Shape<T>): Check {
  return (value, path) => {
    if (typeof value !== "object" || value === null) return [`${path} should be fields`];
    const given = value as Record<string, unknown>;
    return Object.entries<Check | Optional>(fields).flatMap(([key, check]) => {
      const at = `${path}.${key}`;
      if (typeof check === "function") return check(given[key], at);
      return key in given ? check.optional(given[key], at) : [];
    });
  };
}
