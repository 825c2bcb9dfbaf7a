/** The inbox as one page without a build: the list on the left, the email as a client shows it on the right. */
export const inboxPage = (canSendTomorrow: boolean) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Inbox · Reveille on this machine</title>
<style>
  :root { color-scheme: light dark; --line: light-dark(#e3e0da, #2a323a); --soft: light-dark(#e2f4f9, #142f39); --muted: light-dark(#4c535c, #b1b7bc); }
  * { box-sizing: border-box; }
  body { margin: 0; font: 14px/1.45 system-ui, sans-serif; background: light-dark(#fbfaf7, #0e1218); color: light-dark(#182029, #f0eeea); height: 100dvh; display: grid; grid-template: auto 1fr / minmax(16rem, 24rem) 1fr; }
  header { grid-column: 1 / -1; display: flex; gap: 1rem; align-items: center; padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
  h1 { font-size: 1rem; margin: 0; flex: 1; }
  button { font: inherit; padding: .4rem .8rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; cursor: pointer; }
  button[aria-selected=true], li button[aria-current=true] { background: var(--soft); }
  :focus-visible { outline: 2px solid light-dark(#017da0, #63c0d9); outline-offset: 1px; }
  ul { list-style: none; margin: 0; padding: 0; overflow: auto; border-right: 1px solid var(--line); }
  li button { width: 100%; text-align: left; border: 0; border-bottom: 1px solid var(--line); border-radius: 0; display: grid; gap: 2px; padding: .6rem 1rem; }
  li b { font-weight: 600; } .line { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; } small { color: var(--muted); }
  main { display: grid; grid-template-rows: auto auto 1fr; min-width: 0; min-height: 0; }
  main > div { padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
  #tabs { display: flex; gap: .5rem; } #head a { color: light-dark(#006684, #63c0d9); } #tabs[hidden] { display: none; }
  iframe { border: 0; width: 100%; height: 100%; background: #fff; }
  pre { margin: 0; padding: 1rem; overflow: auto; white-space: pre-wrap; }
  @media (max-width: 640px) { body { grid-template: auto 35dvh 1fr / 1fr; } ul { border-right: 0; border-bottom: 1px solid var(--line); } }
</style>
<header>
  <h1>Inbox: every email that Reveille sent</h1>
  <output id="said" aria-live="polite"></output>
  ${canSendTomorrow ? '<button id="tomorrow">Send tomorrow’s 9:00 report now</button>' : ''}
</header>
<ul id="list"></ul>
<main>
  <div id="head"></div>
  <div role="tablist" id="tabs" hidden></div>
  <div id="body" style="padding:0;min-height:0;overflow:auto;border:0"></div>
</main>
<script type="module">
  const at = (id) => document.getElementById(id);
  const make = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text }, more);
  let mails = [], open = location.hash.slice(1), view = 'HTML';
  const views = {
    HTML: (mail) => make('iframe', '', { title: 'The email', sandbox: 'allow-popups allow-popups-to-escape-sandbox', src: '/' + mail.file }),
    Text: (mail) => make('pre', mail.text),
    Headers: (mail) => make('pre', mail.headers.map(({ name, value }) => name + ': ' + value).join('\\n')),
  };
  // Demo emails are all sent within seconds, so the list shows the day they are about.
  const about = ({ text }) => text.split('\\n')[1] ?? '';
  const preheader = ({ html }) => (/display:none[^>]*>([^<]*)/.exec(html)?.[1] ?? '').replace(/&[#\\w]+;|[\\u200c\\u00a0\\u034f]/g, ' ').trim();
  const draw = () => {
    at('list').replaceChildren(...mails.map((mail) => {
      const button = make('button', '', { onclick: () => { open = location.hash = mail.file; draw(); } });
      button.setAttribute('aria-current', String(mail.file === open));
      button.append(make('b', mail.subject), make('span', preheader(mail), { className: 'line' }), make('small', mail.to + ' · ' + about(mail)));
      const item = make('li', '');
      item.append(button);
      return item;
    }));
    const mail = mails.find(({ file }) => file === open) ?? mails[0];
    at('tabs').hidden = !mail;
    if (!mail) return at('head').replaceChildren(make('p', 'No emails yet. New ones appear here automatically.'));
    at('head').replaceChildren(make('b', mail.subject), make('div', 'From ' + mail.from), make('div', 'To ' + mail.to), make('div', 'Sent on ' + new Date(mail.sentAt).toLocaleString()));
    at('tabs').replaceChildren(...Object.keys(views).map((name) => {
      const tab = make('button', name, { role: 'tab', onclick: () => { view = name; draw(); } });
      tab.setAttribute('aria-selected', String(name === view));
      return tab;
    }));
    if (mail.inApp) at('head').append(make('a', 'Open in the app', { href: mail.inApp, target: '_blank', rel: 'noopener' }));
    at('body').replaceChildren(views[view](mail));
  };
  const load = async () => { mails = await (await fetch('/mails')).json(); draw(); };
  new EventSource('/changes').onmessage = load;
  at('tomorrow')?.addEventListener('click', async ({ target }) => {
    target.disabled = true;
    at('said').textContent = 'Writing and sending …';
    at('said').textContent = await (await fetch('/tomorrow', { method: 'POST' })).text();
    target.disabled = false;
  });
  await load();
</script>
</html>`;
