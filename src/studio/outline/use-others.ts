import { useEffect, useState } from 'react';
import type { Present } from '../host/content-host.ts';
import { useHost } from '../store/context.tsx';

/** How often it is asked who is where, in ms: nobody stands there for more than a minute who has gone. */
const pause = 15_000;

/** Who else has which page open, while this window is looked at. */
export function useOthers(open: string): readonly Present[] {
  const host = useHost();
  const [others, setOthers] = useState<readonly Present[]>([]);
  useEffect(() => {
    let isOld = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const found = await host.here?.(open);
      if (!isOld && found) setOthers(found);
    };
    void look();
    const timer = host.here && setInterval(() => void look(), pause);
    return () => {
      isOld = true;
      clearInterval(timer);
    };
  }, [host, open]);
  return others;
}
