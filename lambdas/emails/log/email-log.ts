/** A report that went out: one log, one row of the list for every recipient (§3). */
export interface EmailLog {
  /** The report's date as a number, so it grows with every report of an account. */
  readonly id: number;
  readonly user_id: string;
  readonly sent_email_addresses: readonly string[];
  readonly created_at: string;
  readonly sites_email_subject: string;
  readonly audio?: string | undefined;
  /** The local date of the report. */
  readonly date: string;
  /** The start of its window: with the date it names the report's content. */
  readonly from: string;
  /** The owner's own address, where the owner was among the readers. */
  readonly owner_email?: string | undefined;
  /** Whose copy has the week in it. */
  readonly weekly_readers?: readonly string[] | undefined;
  /** Where the tracked links of its mails lead, by their number. */
  readonly links: readonly string[];
}
