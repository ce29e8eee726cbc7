import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePage } from '../context/context.tsx';
import type { ContactHostProps } from './contact-request.ts';
import { keepForgetting } from './draft.ts';
import { nearestOpener, preloadContact, reachContact } from './preload.ts';

/**
 * Shows contact forms. The dialog and the toasts are loaded when somebody is about to write, and stay from then on.
 */
export function ContactHost({ request, onClose }: ContactHostProps): ReactNode {
  const [Contact, setContact] = useState<ComponentType<ContactHostProps>>();
  const close = useRef(onClose);
  const { path } = usePage().page;

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (!request || Contact) return;
    const { opener } = request;
    let isWaiting = true;
    opener.setAttribute('aria-busy', 'true');
    const stop = () => {
      isWaiting = false;
      opener.removeAttribute('aria-busy');
    };
    reachContact(() => isWaiting).then((loaded) => {
      if (!isWaiting) return;
      if (loaded) return setContact(() => loaded.Contact);
      stop();
      close.current();
      // It leads to the form that works without script, in the site as it is now.
      window.location.assign((opener as HTMLAnchorElement).href);
    });
    return stop;
  }, [request, Contact]);

  useEffect(() => {
    // A form belongs to its page: going back closes it.
    if (path) return () => close.current();
  }, [path]);

  useEffect(preloadOnIntent, []);
  useEffect(keepForgetting, []);

  return Contact && <Contact request={request} onClose={onClose} />;
}

/** Fetches what a form needs as soon as a contact button is hovered, touched or focused. Returns the function that stops it. */
function preloadOnIntent(): () => void {
  const stop = () => {
    for (const type of intents) document.removeEventListener(type, onIntent);
  };
  const onIntent = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element && target.closest('[data-form]'))) return;
    stop();
    preloadContact();
  };
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
  // The move that has loaded the app may have been such a one.
  onIntent({ target: nearestOpener() });
  return stop;
}

const intents = ['pointerover', 'focusin'] as const;
