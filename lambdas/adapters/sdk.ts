/**
 * The timeout of one request of an SDK client, not including its retries. Without `throwOnRequestTimeout` the client only
 * logs a warning and keeps waiting, so one hung socket would use up the function's whole time limit.
 */
export const withTimeout = (requestTimeout: number) => ({
  requestHandler: { connectionTimeout: 2_000, requestTimeout, throwOnRequestTimeout: true },
});
