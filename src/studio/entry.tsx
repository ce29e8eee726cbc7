import { createRoot } from 'react-dom/client';
import { HttpHost } from './host/http-host.ts';
import { connectWorker, startWorker } from './store/connect-worker.ts';
import { StudioProvider, useStudio } from './store/context.tsx';
import { createStore } from './store/create-store.ts';

/** The Studio's entry. The document says where its worker lies and which token the server has given it. */
const { token = '', worker = '' } = document.documentElement.dataset;
const host = new HttpHost(token);
const store = createStore(host, connectWorker(startWorker(worker)));
const root = document.getElementById('root');

function Overview() {
  const page = useStudio((state) => state.pageView?.page.title ?? '');
  return <h1>{page}</h1>;
}

if (root)
  createRoot(root).render(
    <StudioProvider store={store} host={host}>
      <Overview />
    </StudioProvider>,
  );
