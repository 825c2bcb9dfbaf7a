/**
 * How long a client of the SDK waits for one answer; its own retries come on top. Without `throwOnRequestTimeout` it
 * only logs a warning and keeps waiting, so that one hung socket would use up the whole time of the function.
 */
export const answersWithin = (requestTimeout: number) => ({
  requestHandler: { connectionTimeout: 2_000, requestTimeout, throwOnRequestTimeout: true },
});
