import type { Site } from '../../site.ts';
import { account } from './app/account.ts';
import { archive } from './app/archive.ts';
import { article } from './app/article.ts';
import { core } from './app/core.ts';
import { crossword } from './app/crossword.ts';
import { donate } from './app/donate.ts';
import { gift } from './app/gift.ts';
import { home } from './app/home.ts';
import { letters } from './app/letters.ts';
import { login } from './app/login.ts';
import { shell } from './app/shell.ts';
import { shop } from './app/shop.ts';
import { subscribe } from './app/subscribe.ts';
import { watch } from './app/watch.ts';
import { decoys } from './decoys.ts';
import { memberDecoys } from './member-decoys.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// A magazine whose server streams each page in pieces: the shell first, then what it waited for.

const browser = /* js */ `
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RendererProvider, createDOMRenderer } from '@fluentui/react-components';
import { routes } from '$lib/shell.tsx';
const start = () => {
  const router = createBrowserRouter(routes, { hydrationData: window.__staticRouterHydrationData });
  hydrateRoot(document.getElementById('root'), <RendererProvider renderer={createDOMRenderer(document)}><RouterProvider router={router} /></RendererProvider>);
};
start();
`;

const server = /* js */ `
import { renderToStaticMarkup } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RendererProvider, createDOMRenderer, renderToStyleElements } from '@fluentui/react-components';
import { Requests, readFrom } from '$lib/core.tsx';
import { routes } from '$lib/shell.tsx';

// Hides the page until the experiment has chosen a headline.
const EXPERIMENT = '<script>document.documentElement.classList.add("ab-hide");setTimeout(function(){document.documentElement.classList.remove("ab-hide")},450)</script>';

async function* piecesOf(stream, renderer) {
  let isFirst = true;
  for await (const piece of stream) {
    if (isFirst) yield EXPERIMENT + renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>) + '<div id="root">';
    isFirst = false;
    yield piece;
  }
  yield '</div>';
}

export async function render(address, load) {
  readFrom(load);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://site' + address));
  const router = createStaticRouter(handler.dataRoutes, context);
  const renderer = createDOMRenderer();
  const stream = await renderToReadableStream(
    <RendererProvider renderer={renderer}><Requests value={new Map()}><StaticRouterProvider router={router} context={context} /></Requests></RendererProvider>,
    { bootstrapScripts: ['/app.js'], onError: (error) => console.error(error) },
  );
  return piecesOf(stream, renderer);
}
`;

export const saltmarsh: Site = {
  name: 'The Saltmarsh',
  style:
    'React streamed by the server with React Router, Fluent UI, Motion, vaul and media-chrome; frames for chat and payment',
  goal: 'checkout',
  about:
    'A British magazine about the coast, with a shop. A good visit starts a subscription, gives one as a gift or donates.',
  lang: 'en-GB',
  script: browser,
  server,
  modules: {
    'core.tsx': core,
    'home.tsx': home,
    'article.tsx': article,
    'watch.tsx': watch,
    'shop.tsx': shop,
    'subscribe.tsx': subscribe,
    'gift.tsx': gift,
    'login.tsx': login,
    'archive.tsx': archive,
    'crossword.tsx': crossword,
    'account.tsx': account,
    'letters.tsx': letters,
    'donate.tsx': donate,
    'shell.tsx': shell,
  },
  styles,
  pages: {},
  reply,
  plants,
  decoys: [...decoys, ...memberDecoys],
};
