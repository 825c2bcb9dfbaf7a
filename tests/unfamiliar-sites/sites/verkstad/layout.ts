import type { Reply } from '../../site.ts';
import { type Context, delta, hiddenFields } from './forms.ts';

const menu = [
  ['/Tjanster.aspx', 'Tjänster och priser'],
  ['/Dack/Dackguiden.aspx', 'Däck'],
  ['/Dackhotell.aspx', 'Däckhotell'],
  ['/Verkstader.aspx', 'Verkstäder'],
  ['/Skada.aspx', 'Skada'],
  ['/Finansiering.aspx', 'Delbetala'],
  ['/Kontakt.aspx', 'Kontakt'],
] as const;

const about = [
  ['/Fragor.aspx', 'Vanliga frågor'],
  ['/Om/Jobb.aspx', 'Lediga jobb'],
  ['/Om/Villkor.aspx', 'Villkor'],
  ['/Sok.aspx', 'Sök'],
  ['/Kampanj/Vinterdack.aspx', 'Kampanjer'],
] as const;

const list = (links: readonly (readonly [string, string])[]) =>
  links.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('');

const basketOf = (context: Context) => Number(context.cookie('korg')) || 0;

export const basket = (count: number) =>
  `<a class="korg" href="/Boka.aspx" title="Dina valda däck"><span class="ikon ikon-korg" aria-hidden="true"></span> <span class="hidden-xs">Vald vara</span> <span class="badge" id="lblKorg">${count}</span></a>`;

const header = (context: Context) => `<div id="topp"><div class="container">
<span class="hidden-xs">Sedan 1964 – 14 verkstäder från Malmö till Kiruna</span>
<ul class="list-inline pull-right"><li><a href="tel:0771420420" id="lnkTelefon">0771-420 420</a></li><li><a href="/MinaSidor/LoggaIn.aspx">Mina sidor</a></li><li>${context.cookie('inloggad') ? 'Inloggad' : '<a href="/MinaSidor/Fakturor.aspx">Fakturor</a>'}</li></ul></div></div>
<nav class="navbar navbar-default" id="huvudmeny"><div class="container"><div class="navbar-header"><button type="button" class="navbar-toggle collapsed" data-toggle="collapse" data-target="#meny" aria-expanded="false"><span class="sr-only">Meny</span><span class="icon-bar"></span><span class="icon-bar"></span><span class="icon-bar"></span></button><a class="navbar-brand" href="/">Nordbergs <b>Bilverkstad</b></a></div>
<div class="collapse navbar-collapse" id="meny"><ul class="nav navbar-nav">${list(menu)}</ul><div class="navbar-right"><div id="upKorg" class="update-panel">${basket(basketOf(context))}</div><a class="btn btn-warning navbar-btn" href="/Boka.aspx">Boka tid</a></div></div></div></nav>`;

const footer = `<footer><div class="container"><div class="row"><div class="col-sm-4"><h4>Nordbergs Bilverkstad</h4><ul class="list-unstyled">${list(menu.slice(0, 4))}</ul></div><div class="col-sm-4"><h4>Om oss</h4><ul class="list-unstyled">${list(about)}</ul></div><div class="col-sm-4"><h4>Nyhetsbrev</h4><div class="input-group"><input type="text" id="txtNyhet" class="form-control" placeholder="din@epost.se" aria-label="E-post för nyhetsbrev"><span class="input-group-btn"><button type="button" class="btn btn-default" id="btnNyhet">Anmäl</button></span></div><p class="small" id="lblNyhet"></p><p class="small">Nordbergs Bilverkstad AB, org.nr 556102-7719<br>Box 204, 331 22 Värnamo</p></div></div><p class="text-muted small">© 1998–2026 Nordbergs Bilverkstad AB. Priser inklusive moms om inget annat anges.</p></div></footer>`;

const scripts = ['jquery', 'jqueryval', 'jqueryui', 'bootstrap', 'plugins', 'WebFormsJs', 'site']
  .map((name) => `<script src="/bundles/${name}?v=4kR2nDLqT0uYb1"></script>`)
  .join('\n');

export interface PageOptions {
  readonly title: string;
  /** The content; `{{id}}` stands for an update panel. */
  readonly main: string;
  readonly panels?: Readonly<Record<string, string>>;
  readonly state?: Readonly<Record<string, string>>;
  readonly startup?: string;
  readonly status?: number;
  readonly afterMs?: number;
  readonly headers?: Reply['headers'];
  readonly vue?: boolean;
  /** Changes the text of a partial update on its way out, as a response filter does. */
  readonly filter?: (text: string) => string;
}

export function page(context: Context, options: PageOptions): Reply {
  const { title, main, panels = {}, state = {}, startup = '', status = 200, headers } = options;
  const afterMs = options.afterMs ?? 180;
  if (context.isAsync) {
    const text = delta({ panels, state, startup });
    return {
      body: options.filter?.(text) ?? text,
      type: 'text/plain; charset=utf-8',
      afterMs,
      ...(headers && { headers }),
    };
  }
  const content = main.replace(
    /\{\{(\w+)\}\}/g,
    (_, id: string) => `<div id="${id}" class="update-panel">${panels[id] ?? ''}</div>`,
  );
  const { path, query } = context.request;
  const action = `${path === '/' ? '/' : path}${query.size ? `?${query}` : ''}`;
  return {
    body: `<link rel="stylesheet" href="/Content/css?v=Zk81xW3">
<script>document.title = ${JSON.stringify(`${title} | Nordbergs Bilverkstad`)}; dataLayer = window.dataLayer || []; dataLayer.push({ sida: location.pathname });</script>
<form method="post" action="${action}" id="aspnetForm">${hiddenFields(state)}
${scripts}
${header(context)}
<div id="upProgress" style="display:none" role="status"><div class="snurra"></div> Vänta …</div>
<div class="container" id="innehall">${content}</div>
${footer}</form>
<script>//<![CDATA[
Sys.WebForms.PageRequestManager._initialize('ctl00$ScriptManager1', 'aspnetForm');
jQuery(function () { verkstad.bind(); ${startup} });
//]]></script>
<script>verkstad.thirdParty();</script>`,
    isPage: true,
    status,
    afterMs,
    ...(headers && { headers }),
  };
}

export const crumbs = (...labels: readonly string[]) =>
  `<ol class="breadcrumb"><li><a href="/">Start</a></li>${labels.map((label, index) => `<li${index === labels.length - 1 ? ' class="active"' : ''}>${label}</li>`).join('')}</ol>`;

export const notFound = (context: Context) =>
  page(context, {
    title: 'Sidan finns inte',
    status: 404,
    main: `${crumbs('Sidan finns inte')}<h1>Sidan finns inte längre</h1><p>Vi bytte adresser i våras. Prova att <a href="/Sok.aspx">söka</a> eller gå till <a href="/">startsidan</a>.</p>`,
  });

/** The error page of the server, without the master page. */
export const serverError: Reply = {
  status: 500,
  isPage: true,
  afterMs: 350,
  body: '<div style="font-family:Verdana,sans-serif;margin:40px;max-width:640px"><h1 style="color:#900;font-size:22px">Serverfel i tillämpningen.</h1><h2 style="font-size:16px"><i>Körningsfel</i></h2><p>Ett fel inträffade när begäran behandlades. Referens: 0x80004005-7731. Kontakta kundtjänst om felet kvarstår.</p><p><a href="/">Till startsidan</a></p></div>',
};
