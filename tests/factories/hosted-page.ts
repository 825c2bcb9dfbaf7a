/** Clicks a button on the payment provider's hosted page. Returns the redirect URL. */
export async function clickOn(url: string | null, action: string, price = ''): Promise<string> {
  const body = new URLSearchParams({ action, price });
  const answer = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? `status ${answer.status}`;
}
