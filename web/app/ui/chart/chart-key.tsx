/** An entry of a chart's color legend. */
export const ChartKey = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <i aria-hidden="true" className={`size-2.5 rounded-sm forced-color-adjust-none ${className}`} />
    {children}
  </span>
);
