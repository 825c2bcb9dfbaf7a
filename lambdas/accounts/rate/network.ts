/**
 * The network that counts as one caller. A household or server has one IPv4 address but a whole /64 of IPv6, so limits
 * per IPv6 address would have no effect.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [start, end] = [groups(head), groups(tail)];
  const zeros = Array(Math.max(0, 8 - start.length - end.length)).fill('0');
  const whole = [...start, ...zeros, ...end].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${whole.slice(0, 4).join(':')}::/64`;
}
