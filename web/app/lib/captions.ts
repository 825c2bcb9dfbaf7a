import { useEffect, useState } from 'react';

/** Captions as an address that a track can load; given back when nobody needs it any more. */
export function useCaptionsUrl(webVtt: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([webVtt], { type: 'text/vtt' }));
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [webVtt]);
  return url;
}
