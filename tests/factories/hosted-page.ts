/** What a person does on the payment provider's hosted page: presses one of its buttons. Returns where it leads. */
export async function pressOn(url: string | null, action: string, price = ''): Promise<string> {
  const body = new URLSearchParams({ action, price });
  const answer = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? `status ${answer.status}`;
}
