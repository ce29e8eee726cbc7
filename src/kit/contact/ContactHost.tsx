import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePage } from '../context/context.tsx';
import type { ContactHostProps, ContactRequest } from './contact-request.ts';
import { keepForgetting } from './draft.ts';
import { PlainContact } from './PlainDialog.tsx';
import { loadContact, nearestOpener, preloadContact } from './preload.ts';

/**
 * Shows contact forms. The dialog and the toasts are loaded when somebody is about to write, and stay from then on.
 * Where they can't be had, the app shows the form without them, until a later press finds them.
 */
export function ContactHost({ request, onClose }: ContactHostProps): ReactNode {
  const [Contact, setContact] = useState<ComponentType<ContactHostProps>>();
  /** The request for which they could not be had. */
  const [plain, setPlain] = useState<ContactRequest>();
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
    loadContact().then(
      (loaded) => isWaiting && setContact(() => loaded.Contact),
      () => {
        if (!isWaiting) return;
        stop();
        setPlain(request);
      },
    );
    return stop;
  }, [request, Contact]);

  useEffect(() => {
    // A form belongs to its page: going back closes it.
    if (path) return () => close.current();
  }, [path]);

  useEffect(preloadOnIntent, []);
  useEffect(keepForgetting, []);

  if (Contact) return <Contact request={request} onClose={onClose} />;
  return plain && <PlainContact request={request === plain ? request : undefined} onClose={onClose} />;
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
