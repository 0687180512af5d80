/** The messages of the protocol, field for field; `protocol/*.json` holds a sample of each. */

export type * from "./queries";
export type * from "./sheet";
export type * from "./tables";
export type * from "./texts";
export type * from "./view";
