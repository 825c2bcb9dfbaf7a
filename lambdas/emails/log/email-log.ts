/** A sent report. The list shows one row per recipient (§3). */
export interface EmailLog {
  /** The report's date as a number, so it increases with every report of an account. */
  readonly id: number;
  readonly user_id: string;
  readonly sent_email_addresses: readonly string[];
  readonly created_at: string;
  readonly sites_email_subject: string;
  readonly audio?: string | undefined;
  /** The local date of the report. */
  readonly date: string;
  /** The start of its window. With the date it identifies the report's content. */
  readonly from: string;
  /** The owner's address, if the owner was among the recipients. */
  readonly owner_email?: string | undefined;
  /** The addresses whose copy includes the week. */
  readonly weekly_readers?: readonly string[] | undefined;
  /** Targets of the tracked links, by index. */
  readonly links: readonly string[];
}
