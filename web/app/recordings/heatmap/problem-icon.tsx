/** A triangle for rage clicks, a diamond for dead clicks, as on the timeline. */
export const ProblemIcon = ({ kind }: { kind: 'rage' | 'dead' }) =>
  kind === 'rage' ? (
    <path d="M0-10 11 9H-11z" className="fill-critical-mark stroke-white" strokeWidth="2" />
  ) : (
    <path d="M0-10 10 0 0 10-10 0z" className="fill-important-mark stroke-white" strokeWidth="2" />
  );
