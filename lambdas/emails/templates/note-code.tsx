export const Code = ({ children }: { children: string }) => (
  <span
    className="e-ink"
    style={{
      fontFamily: "Consolas,Menlo,'Courier New',monospace",
      fontSize: '14px',
      lineHeight: '21px',
      wordBreak: 'break-all',
      whiteSpace: 'pre-wrap',
    }}
  >
    {children}
  </span>
);
