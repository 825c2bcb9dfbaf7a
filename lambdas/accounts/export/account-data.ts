/**
 * The export of an account: everything its pages show, with the field names of the API. It excludes internal state
 * (tokens, counters, claims of workers).
 */
export interface AccountData {
  readonly exported_at: string;
  readonly profile: object | null;
  readonly websites: readonly object[];
  readonly team: readonly object[];
  readonly subscription: object | null;
  readonly emails: readonly object[];
  readonly reports: readonly ExportedReport[];
  /** The index: one row per recorded session, with the owner's annotations. */
  readonly recordings: readonly object[];
  readonly saved_filters: readonly object[];
  /** Links that open one recording without a login, without the token that opens it. */
  readonly links: readonly object[];
}

export interface ExportedReport {
  readonly date: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  /** The full text of the report; null after its retention period. */
  readonly summary_data: object | null;
}

/** Picks the named fields. */
export const only = <T extends object, K extends keyof T>(from: T, ...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** `reveille-2026-11-21.json` */
export const fileName = (product: string, now: Date): string =>
  `${product.toLowerCase()}-${now.toISOString().slice(0, 10)}.json`;
