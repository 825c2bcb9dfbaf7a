/** The AWS usage of one piece of work, as counted by `npm run campaign -- cost`. */
export interface Usage {
  readonly tableReads: number;
  readonly tableWrites: number;
  /** Requests to the table. One request may read or write many units. */
  readonly tableCalls: number;
  /** Objects written, and lists of objects. */
  readonly puts: number;
  readonly gets: number;
  readonly mails: number;
  readonly messages: number;
  /** Bytes written to the bucket permanently. Batches are deleted when their session is closed. */
  readonly storedBytes: number;
  /** Bytes of batches in the table, times the months until they expire. */
  readonly expiringByteMonths: number;
  /** Processor time of the functions. */
  readonly ms: number;
}
export const none: Usage = {
  tableReads: 0,
  tableWrites: 0,
  tableCalls: 0,
  puts: 0,
  gets: 0,
  mails: 0,
  messages: 0,
  storedBytes: 0,
  expiringByteMonths: 0,
  ms: 0,
};
export interface Measured {
  /** The number of measured visits. The figures below are their averages. */
  readonly visits: number;
  readonly batchesPerSession: number;
  /** Compressed, as the tracker sends them. */
  readonly sentBytes: number;
  readonly session: { readonly opening: Usage; readonly batches: Usage; readonly closing: Usage };
  /** The number of sessions in the measured report. */
  readonly reportSessions: number;
  readonly report: Usage;
}

/** List prices of us-east-1 in US dollars, without the free tier. Check them once a year. */
export const prices = {
  tableRead: 0.125e-6,
  tableWrite: 0.625e-6,
  put: 5e-6,
  get: 0.4e-6,
  gigabyteMonth: 0.023,
  tableGigabyteMonth: 0.25,
  request: 1e-6,
  edgeRequest: 1e-6,
  edgeFunction: 0.1e-6,
  firewallRequest: 0.6e-6,
  call: 0.2e-6,
  gigabyteSecond: 13.3334e-6,
  mail: 0.1e-3,
  message: 0.4e-6,
  logGigabyte: 0.5,
};

/** Assumed milliseconds that a function waits for one call of a service. The local cloud cannot measure this. */
export const waits = { table: 5, put: 40, get: 20, mail: 100, message: 10 };

/** Resources of every stage that are billed without traffic. A test counts them in the templates. */
export const held = {
  firewalls: 2,
  rules: 6,
  alarms: 55,
  alarmMetrics: 74,
  compositeAlarms: 1,
  secrets: 3,
  dashboards: 1,
};

/** The monthly cost of a stage without traffic. */
export const idle: Readonly<Record<string, number>> = {
  [`${held.firewalls} firewalls with ${held.rules} rules`]: held.firewalls * 5 + held.rules * 1,
  // An alarm on an expression is billed per metric.
  [`${held.alarms + held.compositeAlarms} alarms`]:
    held.alarmMetrics * 0.1 + held.compositeAlarms * 0.5,
  [`${held.secrets} secrets`]: held.secrets * 0.4,
  [`${held.dashboards} dashboard`]: held.dashboards * 3,
  'sweeps, schedules and logs': 1,
};
