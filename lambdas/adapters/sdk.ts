/**
 * The timeout of one request of an SDK client, not including its retries. Without `throwOnRequestTimeout` the client only
 * logs a warning and keeps waiting, so one hung socket would use up the function's whole time limit. `requestTimeout` ends
 * with the headers of the response; `socketTimeout` limits each pause of its body. The client of Bedrock uses HTTP/2 and
 * exists for one request: without `disableConcurrentStreams` its connection stays open.
 */
export const withTimeout = (requestTimeout: number) => ({
  requestHandler: {
    connectionTimeout: 2_000,
    requestTimeout,
    socketTimeout: requestTimeout,
    throwOnRequestTimeout: true,
    disableConcurrentStreams: true,
  },
});
